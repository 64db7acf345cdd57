import type { Language } from '../understand/frame.ts';

/** How many places of each kind were brought. */
interface FoundPlaces {
  readonly sights: number;
  readonly eateries: number;
  readonly lodgings: number;
}

/** What is said about cities that are not there, or not plainly meant. */
export interface CityTexts {
  readonly missing: (city: string) => string;
  readonly offer: (from: string) => string;
  /** What stands behind the chip, in its brackets. */
  readonly size: (megabytes: string, seconds: number | undefined) => string;
  readonly operator: string;
  readonly nearest: (cities: string) => string;
  readonly outline: (city: string, sights: number) => string;
  readonly outlineOffer: (from: string) => string;
  readonly several: (name: string, cities: string) => string;
  readonly whichCity: string;
  readonly didYouMean: (written: string, cities: string) => string;
  readonly inRegion: (region: string, cities: string) => string;
  readonly nothingInRegion: (region: string) => string;
  readonly airport: (airport: string, city: string) => string;
  readonly district: (district: string, city: string) => string;
  readonly stayNear: (districts: string) => string;
  readonly goThere: (districts: string) => string;
  readonly spelling: (written: string, city: string) => string;
  readonly fetching: (city: string) => string;
  readonly fetched: (city: string, found: FoundPlaces) => string;
  readonly fetchOrOther: string;
  readonly whichOther: string;
  readonly chips: {
    readonly fetch: (city: string) => string;
    readonly other: string;
  };
}

export function cityTexts(language: Language): CityTexts {
  return TEXTS[language];
}

const COMMAND = '`wayfarer places import FILE.osm.pbf`';

const TEXTS: Readonly<Record<Language, CityTexts>> = {
  en: {
    missing: (city) => `I have no map of ${city} yet.`,
    offer: (from) => `I can get it from ${from}.`,
    size: (megabytes, seconds) =>
      seconds === undefined ? ` (about ${megabytes} MB)` : ` (about ${megabytes} MB, ${seconds} s)`,
    operator: `Fetching cities is switched off here. An extract of OpenStreetMap can be imported instead: ${COMMAND}.`,
    nearest: (cities) => `The nearest that I can plan: ${cities}.`,
    outline: (city, sights) =>
      `For ${city} I only have the ${sights} main sights so far – no hotels or restaurants, and few opening hours. Check before you go.`,
    outlineOffer: (from) => `I can get the rest from ${from}.`,
    several: (name, cities) => `There are several cities called ${name}: ${cities}.`,
    whichCity: 'Which city shall it be?',
    didYouMean: (written, cities) => `I know no city called "${written}". Did you mean ${cities}?`,
    inRegion: (region, cities) => `In ${region} there are, for example, ${cities}.`,
    nothingInRegion: (region) => `I know no city in ${region}.`,
    airport: (airport, city) => `${airport} is an airport of ${city}, so I took ${city}.`,
    district: (district, city) => `${district} is a part of ${city} here, so I took ${city}.`,
    stayNear: (districts) => `I look for a place to stay near ${districts}.`,
    goThere: (districts) => `I do not plan by parts of a town: name what you want to see in ${districts}.`,
    spelling: (written, city) => `I read "${written}" as ${city}.`,
    fetching: (city) => `I am getting ${city} from OpenStreetMap. It takes a moment; whatever you have said stays.`,
    fetched: (city, { sights, eateries, lodgings }) =>
      `${city} is here: ${sights} sights, ${eateries} places to eat, ${lodgings} places to stay.`,
    fetchOrOther: 'Shall I get it, or would you like another city?',
    whichOther: 'Which city shall it be instead?',
    chips: {
      fetch: (city) => `Get ${city} from OpenStreetMap`,
      other: 'Another city',
    },
  },
  de: {
    missing: (city) => `Von ${city} habe ich noch keine Karte.`,
    offer: (from) => `Ich kann sie von ${from} holen.`,
    size: (megabytes, seconds) =>
      seconds === undefined ? ` (etwa ${megabytes} MB)` : ` (etwa ${megabytes} MB, ${seconds} s)`,
    operator: `Das Laden von Städten ist hier abgeschaltet. Stattdessen lässt sich ein Auszug von OpenStreetMap einlesen: ${COMMAND}.`,
    nearest: (cities) => `Die nächsten, die ich planen kann: ${cities}.`,
    outline: (city, sights) =>
      `Von ${city} habe ich bisher nur die ${sights} wichtigsten Sehenswürdigkeiten – keine Hotels oder Restaurants und kaum Öffnungszeiten. Bitte vorher nachsehen.`,
    outlineOffer: (from) => `Den Rest kann ich von ${from} holen.`,
    several: (name, cities) => `Es gibt mehrere Städte namens ${name}: ${cities}.`,
    whichCity: 'Welche Stadt soll es sein?',
    didYouMean: (written, cities) => `Eine Stadt „${written}“ kenne ich nicht. Ist ${cities} gemeint?`,
    inRegion: (region, cities) => `In ${region} gibt es zum Beispiel ${cities}.`,
    nothingInRegion: (region) => `In ${region} kenne ich keine Stadt.`,
    airport: (airport, city) => `${airport} ist ein Flughafen von ${city}, also nehme ich ${city}.`,
    district: (district, city) => `${district} gehört hier zu ${city}, also nehme ich ${city}.`,
    stayNear: (districts) => `Ich suche eine Unterkunft in der Nähe von ${districts}.`,
    goThere: (districts) => `Nach Stadtteilen plane ich nicht: Nennen Sie, was Sie in ${districts} sehen möchten.`,
    spelling: (written, city) => `„${written}“ lese ich als ${city}.`,
    fetching: (city) => `Ich hole ${city} von OpenStreetMap. Es dauert einen Moment; alles Gesagte bleibt.`,
    fetched: (city, { sights, eateries, lodgings }) =>
      `${city} ist da: ${sights} Sehenswürdigkeiten, ${eateries} Lokale, ${lodgings} Unterkünfte.`,
    fetchOrOther: 'Soll ich sie holen, oder soll es eine andere Stadt sein?',
    whichOther: 'Welche Stadt soll es stattdessen sein?',
    chips: {
      fetch: (city) => `${city} von OpenStreetMap holen`,
      other: 'Eine andere Stadt',
    },
  },
  fr: {
    missing: (city) => `Je n'ai pas encore de carte de ${city}.`,
    offer: (from) => `Je peux la télécharger depuis ${from}.`,
    size: (megabytes, seconds) =>
      seconds === undefined ? ` (environ ${megabytes} Mo)` : ` (environ ${megabytes} Mo, ${seconds} s)`,
    operator: `Le téléchargement des villes est désactivé ici. On peut importer un extrait d'OpenStreetMap à la place : ${COMMAND}.`,
    nearest: (cities) => `Les plus proches que je peux planifier : ${cities}.`,
    outline: (city, sights) =>
      `De ${city}, je n'ai pour l'instant que les ${sights} sites principaux : ni hôtels ni restaurants, et peu d'horaires. Vérifiez avant de partir.`,
    outlineOffer: (from) => `Je peux télécharger le reste depuis ${from}.`,
    several: (name, cities) => `Plusieurs villes s'appellent ${name} : ${cities}.`,
    whichCity: 'Quelle ville voulez-vous ?',
    didYouMean: (written, cities) => `Je ne connais pas de ville « ${written} ». Est-ce ${cities} ?`,
    inRegion: (region, cities) => `${region} : il y a par exemple ${cities}.`,
    nothingInRegion: (region) => `${region} : je n'y connais pas de ville.`,
    airport: (airport, city) => `${airport} est un aéroport de ${city} : je prends donc ${city}.`,
    district: (district, city) => `${district} fait partie de ${city} : je prends donc ${city}.`,
    stayNear: (districts) => `Je cherche un hébergement près de ${districts}.`,
    goThere: (districts) => `Je ne planifie pas par quartier : dites-moi ce que vous voulez voir à ${districts}.`,
    spelling: (written, city) => `Je lis « ${written} » comme ${city}.`,
    fetching: (city) =>
      `Je télécharge ${city} depuis OpenStreetMap. Cela prend un instant ; tout ce que vous avez dit reste.`,
    fetched: (city, { sights, eateries, lodgings }) =>
      `${city} est là : ${sights} sites, ${eateries} adresses où manger, ${lodgings} hébergements.`,
    fetchOrOther: 'Faut-il la télécharger, ou préférez-vous une autre ville ?',
    whichOther: 'Quelle ville à la place ?',
    chips: {
      fetch: (city) => `Télécharger ${city} depuis OpenStreetMap`,
      other: 'Une autre ville',
    },
  },
  es: {
    missing: (city) => `Todavía no tengo un mapa de ${city}.`,
    offer: (from) => `Puedo descargarlo de ${from}.`,
    size: (megabytes, seconds) =>
      seconds === undefined ? ` (unos ${megabytes} MB)` : ` (unos ${megabytes} MB, ${seconds} s)`,
    operator: `La descarga de ciudades está desactivada aquí. En su lugar se puede importar un extracto de OpenStreetMap: ${COMMAND}.`,
    nearest: (cities) => `Las más cercanas que puedo planificar: ${cities}.`,
    outline: (city, sights) =>
      `De ${city} solo tengo por ahora los ${sights} lugares principales: sin hoteles ni restaurantes, y con pocos horarios. Compruébelo antes de ir.`,
    outlineOffer: (from) => `Puedo descargar el resto de ${from}.`,
    several: (name, cities) => `Hay varias ciudades llamadas ${name}: ${cities}.`,
    whichCity: '¿Qué ciudad prefiere?',
    didYouMean: (written, cities) => `No conozco ninguna ciudad «${written}». ¿Es ${cities}?`,
    inRegion: (region, cities) => `En ${region} están, por ejemplo, ${cities}.`,
    nothingInRegion: (region) => `No conozco ninguna ciudad en ${region}.`,
    airport: (airport, city) => `${airport} es un aeropuerto de ${city}, así que tomo ${city}.`,
    district: (district, city) => `${district} es parte de ${city}, así que tomo ${city}.`,
    stayNear: (districts) => `Busco un alojamiento cerca de ${districts}.`,
    goThere: (districts) => `No planifico por barrios: diga qué quiere ver en ${districts}.`,
    spelling: (written, city) => `Leo «${written}» como ${city}.`,
    fetching: (city) => `Descargo ${city} de OpenStreetMap. Tarda un momento; todo lo que ha dicho se conserva.`,
    fetched: (city, { sights, eateries, lodgings }) =>
      `${city} está aquí: ${sights} lugares, ${eateries} sitios para comer, ${lodgings} alojamientos.`,
    fetchOrOther: '¿La descargo, o prefiere otra ciudad?',
    whichOther: '¿Qué ciudad en su lugar?',
    chips: {
      fetch: (city) => `Descargar ${city} de OpenStreetMap`,
      other: 'Otra ciudad',
    },
  },
  ja: {
    missing: (city) => `${city}の地図はまだありません。`,
    offer: (from) => `${from}から取得できます。`,
    size: (megabytes, seconds) => (seconds === undefined ? `(約${megabytes} MB)` : `(約${megabytes} MB、${seconds}秒)`),
    operator: `ここでは都市の取得は無効になっています。代わりにOpenStreetMapの抽出データを取り込めます: ${COMMAND}。`,
    nearest: (cities) => `計画できる近くの都市: ${cities}。`,
    outline: (city, sights) =>
      `${city}は今のところ主な見どころ${sights}か所だけです。ホテルやレストランはなく、営業時間もほとんど分かりません。出かける前に確認してください。`,
    outlineOffer: (from) => `残りは${from}から取得できます。`,
    several: (name, cities) => `${name}という都市はいくつかあります: ${cities}。`,
    whichCity: 'どの都市にしますか。',
    didYouMean: (written, cities) => `「${written}」という都市は分かりません。${cities}のことですか。`,
    inRegion: (region, cities) => `${region}には、例えば${cities}があります。`,
    nothingInRegion: (region) => `${region}の都市は分かりません。`,
    airport: (airport, city) => `${airport}は${city}の空港なので、${city}にしました。`,
    district: (district, city) => `${district}は${city}の一部なので、${city}にしました。`,
    stayNear: (districts) => `${districts}の近くで宿を探します。`,
    goThere: (districts) => `地区ごとの計画はできません。${districts}で見たい場所の名前を教えてください。`,
    spelling: (written, city) => `「${written}」は${city}と読みました。`,
    fetching: (city) => `OpenStreetMapから${city}を取得しています。少しお待ちください。これまでの内容はそのままです。`,
    fetched: (city, { sights, eateries, lodgings }) =>
      `${city}の準備ができました。見どころ${sights}、食事処${eateries}、宿${lodgings}。`,
    fetchOrOther: '取得しますか。それとも別の都市にしますか。',
    whichOther: '代わりにどの都市にしますか。',
    chips: {
      fetch: (city) => `OpenStreetMapから${city}を取得`,
      other: '別の都市',
    },
  },
  zh: {
    missing: (city) => `我还没有${city}的地图。`,
    offer: (from) => `可以从 ${from} 获取。`,
    size: (megabytes, seconds) =>
      seconds === undefined ? `(约 ${megabytes} MB)` : `(约 ${megabytes} MB,${seconds} 秒)`,
    operator: `这里已关闭城市获取。可以改为导入 OpenStreetMap 数据:${COMMAND}。`,
    nearest: (cities) => `我能规划的最近城市:${cities}。`,
    outline: (city, sights) =>
      `${city}目前我只有 ${sights} 个主要景点:没有酒店和餐厅,开放时间也大多未知。出发前请核实。`,
    outlineOffer: (from) => `其余的可以从 ${from} 获取。`,
    several: (name, cities) => `叫${name}的城市有好几座:${cities}。`,
    whichCity: '想去哪座城市?',
    didYouMean: (written, cities) => `我不知道叫“${written}”的城市。是${cities}吗?`,
    inRegion: (region, cities) => `${region}有例如${cities}。`,
    nothingInRegion: (region) => `我不知道${region}的城市。`,
    airport: (airport, city) => `${airport}是${city}的机场,所以我按${city}处理。`,
    district: (district, city) => `${district}属于${city},所以我按${city}处理。`,
    stayNear: (districts) => `我会在${districts}附近找住处。`,
    goThere: (districts) => `我不能按地区来安排:请说出您想在${districts}看的地方。`,
    spelling: (written, city) => `我把“${written}”理解为${city}。`,
    fetching: (city) => `正在从 OpenStreetMap 获取${city},请稍候;您说过的都会保留。`,
    fetched: (city, { sights, eateries, lodgings }) =>
      `${city}已就绪:${sights} 个景点,${eateries} 家餐饮,${lodgings} 处住宿。`,
    fetchOrOther: '要获取吗?还是换一座城市?',
    whichOther: '那么想去哪座城市?',
    chips: {
      fetch: (city) => `从 OpenStreetMap 获取${city}`,
      other: '别的城市',
    },
  },
};
