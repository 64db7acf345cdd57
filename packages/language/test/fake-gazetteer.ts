import type { CityId, PlaceId } from '@wayfarer/trip';
import { fromMajor } from '@wayfarer/trip/money';

import type { CityMatch, Gazetteer, KnownCity, NamedPlace } from '../src/gazetteer.ts';

/** Cities that can be planned: name, country, other names. */
const KNOWN = `
Kyoto    JP  JPY  京都
Tokyo    JP  JPY  東京 Tokio
Boston   US  USD
Paris    FR  EUR
`;
/** Cities of the world that cannot be planned. */
const ELSEWHERE = `
Osaka    JP  大阪
Nagoya   JP  名古屋
Lyon     FR
Lille    FR
Berlin   DE
München  DE  Munich
Madrid   ES
London   GB
Rome     IT
Nice     FR
Bath     GB
Reading  GB
Nara     JP
Sydney   AU
Toronto  CA
Chicago  US
`;
const PLACES = `
kyoto   fushimi-inari   Fushimi Inari|Fushimi Inari Taisha|Fushimi Inari Shrine
kyoto   kinkakuji       Kinkaku-ji|Golden Pavilion|Kinkakuji
kyoto   nishiki         Nishiki Market
kyoto   nijo            Nijo Castle
kyoto   gion            Gion
tokyo   skytree         Tokyo Skytree|Skytree
tokyo   sensoji         Senso-ji|Sensoji
boston  freedom-trail   Freedom Trail
paris   louvre          Louvre|Louvre Museum
paris   eiffel          Eiffel Tower
`;

const rows = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split(/\s{2,}/));

const CITIES: readonly KnownCity[] = rows(KNOWN).map(([name = '', country = '', currency = '']) => ({
  id: name.toLowerCase() as CityId,
  name,
  country,
  zone: 'UTC',
  currency,
  center: { lat: 0, lon: 0 },
  budget: { low: fromMajor(50, currency), mid: fromMajor(100, currency), high: fromMajor(300, currency) },
}));

const NAMES: ReadonlyMap<string, CityMatch> = new Map<string, CityMatch>([
  ...rows(KNOWN).flatMap(([name = '', , , others = '']) => {
    const city = CITIES.find((one) => one.name === name);
    return city
      ? [name, ...others.split(' ')].filter(Boolean).map((one) => [one.toLowerCase(), { kind: 'known', city }] as const)
      : [];
  }),
  ...rows(ELSEWHERE).flatMap(([name = '', country = '', others = '']) =>
    [name, ...others.split(' ')]
      .filter(Boolean)
      .map(
        (one) =>
          [
            one.toLowerCase(),
            { kind: 'elsewhere', name, country, at: { lat: 0, lon: 0 }, nearest: CITIES.slice(0, 2) },
          ] as const,
      ),
  ),
]);

const PLACE_LIST: readonly NamedPlace[] = rows(PLACES).map(([city = '', id = '', names = '']) => ({
  id: `place_${city}-${id}` as PlaceId,
  city: city as CityId,
  names: names.split('|'),
}));

/** Four cities to plan, a few of the world, ten sights: enough to read sentences with. */
export const fakeGazetteer: Gazetteer = {
  listCities: () => CITIES,
  getCity(id) {
    const city = CITIES.find((one) => one.id === id);
    if (!city) throw new Error(`The fake gazetteer has no city ${id}.`);
    return city;
  },
  resolveCity(text) {
    const inJapan = CITIES.filter(({ country }) => country === 'JP');
    if (text === 'Japan')
      return {
        kind: 'region',
        name: 'Japan',
        country: 'JP',
        cities: inJapan.map((known) => ({ ...known, at: known.center, label: `${known.name}, Japan`, known })),
      };
    const name = text.toLowerCase().trim().split(',')[0] ?? '';
    return (
      NAMES.get(name) ?? {
        kind: 'unknown',
        text,
        nearest: CITIES.filter((city) => city.name[0]?.toLowerCase() === name[0]),
      }
    );
  },
  findCityNames(text) {
    return findNames(text, [...NAMES.keys()]).flatMap((found) => {
      const match = NAMES.get(found.text.toLowerCase());
      return match ? [{ ...found, match }] : [];
    });
  },
  findPlaces(text, city) {
    return PLACE_LIST.filter((place) => place.city === city).flatMap((place) => {
      const longest = place.names.toSorted((a, b) => b.length - a.length);
      return findNames(text, longest).map((found) => ({ ...found, place }));
    });
  },
  namePlace: (id) => PLACE_LIST.find((place) => place.id === id)?.names[0],
};

function findNames(text: string, names: readonly string[]): { text: string; index: number }[] {
  const pattern = new RegExp(
    names.map((name) => (/\p{Script=Latin}/u.test(name) ? `(?<!\\p{L})${name}(?!\\p{L})` : name)).join('|'),
    'giu',
  );
  return [...text.matchAll(pattern)].map((match) => ({ text: match[0], index: match.index }));
}
