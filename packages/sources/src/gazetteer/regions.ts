/**
 * Countries and parts of countries by the names in use: where somebody wants to go who has not chosen a city. The cities of
 * a part are editorial, those most people go to first; those of a country come from the table of cities.
 */
import { fold } from './fold.ts';
import { findCountry, isQualifiedBy } from './qualifiers.ts';
import type { WorldCities, WorldCity } from './world-cities.ts';

export interface Region {
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly cities: readonly WorldCity[];
}

/** Names (the English first), country, cities. A city elsewhere has its country behind it. */
const PARTS = `
Tuscany|Toscana|Toskana|Toscane : IT : Florence, Pisa, Siena, Lucca
Sicily|Sicilia|Sizilien|Sicile : IT : Palermo, Catania, Siracusa
Sardinia|Sardegna|Sardinien|Sardaigne : IT : Cagliari, Sassari, Olbia
Lombardy|Lombardia|Lombardei : IT : Milan, Bergamo, Brescia
Veneto|Venetien : IT : Venice, Verona, Padova
Umbria|Umbrien : IT : Perugia, Terni
Apulia|Puglia|Apulien : IT : Bari, Lecce, Brindisi
Amalfi Coast|Costiera Amalfitana|Campania : IT : Naples, Salerno
Bavaria|Bayern|Baviera|Bavière : DE : Munich, Nürnberg, Augsburg, Regensburg
Black Forest|Schwarzwald : DE : Freiburg, Baden-Baden
Saxony|Sachsen : DE : Dresden, Leipzig, Chemnitz
Rhineland|Rheinland : DE : Köln, Düsseldorf, Bonn
Provence : FR : Marseille, Avignon, Aix-en-Provence, Arles
French Riviera|Riviera|Cote d'Azur : FR : Nice, Cannes, Antibes
Brittany|Bretagne : FR : Rennes, Brest, Saint-Malo
Normandy|Normandie|Normandía : FR : Rouen, Caen, Le Havre
Alsace|Elsass|Alsacia : FR : Strasbourg, Colmar, Mulhouse
Burgundy|Bourgogne|Burgund : FR : Dijon, Beaune
Corsica|Corse|Korsika : FR : Ajaccio, Bastia
Andalusia|Andalucía|Andalusien|Andalousie : ES : Sevilla, Málaga, Granada, Córdoba
Catalonia|Cataluña|Catalunya|Katalonien|Catalogne : ES : Barcelona, Girona, Tarragona
Basque Country|País Vasco|Euskadi|Baskenland : ES : Bilbao, San Sebastián
Galicia|Galicien : ES : Santiago de Compostela, A Coruña, Vigo
Majorca|Mallorca|Majorque|Balearic Islands : ES : Palma
Canary Islands|Canaries|Canarias|Kanarische Inseln|Tenerife|Teneriffa : ES : Las Palmas de Gran Canaria, Santa Cruz de Tenerife
Algarve : PT : Faro, Portimão, Albufeira
Madeira : PT : Funchal
Azores|Açores|Azoren : PT : Ponta Delgada
Scotland|Schottland|Écosse|Escocia : GB : Edinburgh, Glasgow, Inverness, Aberdeen
Wales|Pays de Galles|Gales : GB : Cardiff, Swansea, Newport
England|Angleterre|Inglaterra : GB : London, Manchester, Liverpool, Bath
Northern Ireland|Nordirland : GB : Belfast
Cornwall : GB : Falmouth, Truro, Penzance
Tyrol|Tirol : AT : Innsbruck, Kufstein
Flanders|Flandern|Flandre|Vlaanderen : BE : Gent, Brugge, Antwerpen, Leuven
Wallonia|Wallonie|Wallonien : BE : Liège, Namur, Charleroi
Lapland|Lappland|Laponie : FI : Rovaniemi
Crete|Kreta|Crète|Creta : GR : Irákleion, Chaniá, Rethymno
Dalmatia|Dalmatien|Dalmatie : HR : Split, Zadar, Dubrovnik
Transylvania|Siebenbürgen : RO : Cluj-Napoca, Brașov, Sibiu
Cappadocia|Kappadokien|Cappadoce : TR : Nevşehir, Kayseri
Hokkaido|北海道 : JP : Sapporo, Hakodate, Otaru
Kansai|関西|关西 : JP : Kyoto, Osaka, Kobe, Nara
Kyushu|九州 : JP : Fukuoka, Nagasaki, Kumamoto, Kagoshima
Shikoku|四国 : JP : Matsuyama, Takamatsu, Tokushima
Okinawa|沖縄|冲绳 : JP : Naha
Tohoku|東北 : JP : Sendai, Aomori, Morioka
Bali : ID : Denpasar, Ubud
Java : ID : Jakarta, Yogyakarta, Bandung
Rajasthan : IN : Jaipur, Udaipur, Jodhpur
Kerala : IN : Kochi, Thiruvananthapuram
Goa : IN : Panaji, Vasco da Gama
Yunnan|云南 : CN : Kunming, Dali, Lijiang
Sichuan|四川 : CN : Chengdu, Leshan
Patagonia|Patagonien|Patagonie : AR : San Carlos de Bariloche, Ushuaia, Puerto Montt CL
Yucatan|Yucatán : MX : Mérida, Cancún, Valladolid
Quebec Province|Province of Quebec : CA : Montréal, Québec
Ontario : CA : Toronto, Ottawa, Hamilton
British Columbia : CA : Vancouver, Victoria
New England|Neuengland : US : Boston, Providence, Portland
Tasmania|Tasmanien : AU : Hobart, Launceston
Queensland : AU : Brisbane, Cairns, Gold Coast
Georgia|Georgien|Géorgie : GE : Tbilisi, Batumi, Atlanta US, Savannah US
Scandinavia|Skandinavien|Scandinavie|Escandinavia : DK : Copenhagen, Stockholm SE, Oslo NO, Helsinki FI
Benelux : BE : Brussels, Amsterdam NL, Luxembourg LU
Balkans|the Balkans|Balkan : HR : Zagreb, Belgrade RS, Sarajevo BA, Sofia BG
Europe|Europa|欧洲|ヨーロッパ : FR : Paris, London GB, Rome IT, Barcelona ES
Asia|Asien|Asie|亚洲|アジア : JP : Tokyo, Kyoto, Bangkok TH, Singapore SG
Africa|Afrika|Afrique|África|非洲 : ZA : Cape Town, Marrakesh MA, Cairo EG, Nairobi KE
South America|Südamerika|Amérique du Sud|Sudamérica : BR : Rio de Janeiro, Buenos Aires AR, Lima PE, Santiago CL
`;

/** Countries that are called like a city of theirs, where the city is as rarely all that is meant. */
const CALLED_LIKE_A_CITY: ReadonlySet<string> = new Set([
  'mexico',
  'panama',
  'guatemala',
  'jordan',
  'turkey',
  'chad',
  'niger',
  'brasil',
]);
/** And where the city is all there is to go to. */
const CITY_STATES: ReadonlySet<string> = new Set(['SG', 'MC', 'VA', 'SM', 'LU', 'HK', 'MO', 'GI', 'DJ', 'KW']);
const CITIES_OF_A_COUNTRY = 12;
/** The United States' parts, by code. */
const STATES = `AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|FL Florida|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WV West Virginia|WI Wisconsin|WY Wyoming`;

interface Part {
  readonly name: string;
  readonly country: string;
  readonly cities: readonly (readonly [name: string, country: string])[];
}

let parts: ReadonlyMap<string, Part> | undefined;
let states: ReadonlyMap<string, readonly [code: string, name: string]> | undefined;

/** Whether the folded name is that of a part of a country or of the world; countries are read elsewhere in sentences. */
export function isPart(key: string): boolean {
  return getParts().has(key) || getStates().has(key);
}

/** The country of a part that a folded name means: Ontario is in Canada. */
function countryOfPart(key: string): string | undefined {
  return getParts().get(key)?.country;
}

/** True when a city may be told from its namesakes by the country, the state or another part that stands behind it. */
export function isToldBy(city: Pick<WorldCity, 'country' | 'admin1'>, qualifier: string): boolean {
  return isQualifiedBy(city, qualifier) || countryOfPart(fold(qualifier)) === city.country;
}

/** Whether a country of that folded name is meant though a city is called so too. */
export function isRatherCountry(key: string): boolean {
  return CALLED_LIKE_A_CITY.has(key);
}

/** The country or the part of one that a text names; `undefined` where it is first of all a city. */
export function findRegion(text: string, world: WorldCities): Region | undefined {
  const key = fold(text).replace(/^the (?=.)/, '');
  const part = getParts().get(key);
  if (part) {
    const cities = part.cities.flatMap(([name, country]) => {
      const namesakes = world.findByKey(fold(name));
      return namesakes.find((city) => city.country === country) ?? [];
    });
    return { name: part.name, country: part.country, cities };
  }
  const state = getStates().get(key);
  if (state) {
    const [code, name] = state;
    const cities = world.listIn('US').filter(({ admin1 }) => admin1 === code);
    return { name, country: 'US', cities: cities.slice(0, CITIES_OF_A_COUNTRY) };
  }
  const code = findCountry(text);
  if (code === undefined || CITY_STATES.has(code) || /^[A-Za-z]{2}$/.test(text.trim())) return undefined;
  if (!CALLED_LIKE_A_CITY.has(key) && isLargeCity(world, key)) return undefined;
  return { name: nameOfCountry(code), country: code, cities: world.listIn(code).slice(0, CITIES_OF_A_COUNTRY) };
}

/** "Jersey", "Guinea": a town of that name is not meant; Granada is, though it is Spanish for Grenada. */
function isLargeCity(world: WorldCities, key: string): boolean {
  return world.findByKey(key).some(({ name, population }) => fold(name) === key && population >= 200_000);
}

const inEnglish = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
/** In English. */
export function nameOfCountry(code: string): string {
  return inEnglish.of(code) ?? code;
}

/** `IL` is Illinois; nothing outside the United States, where the table has numbers. */
export function nameOfState({ country, admin1 }: Pick<WorldCity, 'country' | 'admin1'>): string | undefined {
  if (country !== 'US') return undefined;
  return [...getStates().values()].find(([code]) => code === admin1)?.[1];
}

function getStates(): NonNullable<typeof states> {
  states ??= new Map(
    STATES.split('|').flatMap((one) => {
      const [code, name] = [one.slice(0, 2), one.slice(3)] as const;
      // "Washington" and "New York" are cities, "Georgia" is a country as well.
      return [[fold(name), [code, name]] as const];
    }),
  );
  return states;
}

function getParts(): NonNullable<typeof parts> {
  parts ??= new Map(
    PARTS.trim()
      .split('\n')
      .flatMap((line) => {
        const [names = '', country = '', cities = ''] = line.split(' : ');
        const [name = '', ...others] = names.split('|');
        const part: Part = { name, country, cities: cities.split(', ').map((city) => withCountry(city, country)) };
        return [name, ...others].map((one) => [fold(one), part] as const);
      }),
  );
  return parts;
}

function withCountry(city: string, country: string): readonly [string, string] {
  const [, name, other] = /^(.+) ([A-Z]{2})$/.exec(city) ?? [];
  return name === undefined || other === undefined ? [city, country] : [name, other];
}
