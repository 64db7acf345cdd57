import type { Category } from '@wayfarer/trip';

import { fold } from '../gazetteer/fold.ts';

/** Words by which lists and names say what a place is, in the languages lists are most written in; the first that fits counts. */
const WORDS: readonly (readonly [Category, RegExp])[] = [
  ['aquarium', /\b(?:aquari|ozeaneum)/],
  ['zoo', /\b(?:zoo|tierpark)/],
  ['amusement', /\b(?:theme park|amusement|freizeitpark|funfair)/],
  ['gallery', /\b(?:galler|galerie|galeria|kunsthalle)/],
  ['museum', /\b(?:muse|pinacotec|pinakothek)|博物館|美術館/],
  ['temple', /\btempl|\w ji\b|寺/],
  ['shrine', /\b(?:shrine|jinja|taisha)|神社/],
  ['church', /\b(?:church|cathedral|basilica|chapel|kirche|dom|eglise|cathedrale|iglesia|chiesa|duomo)\b/],
  ['castle', /\b(?:castle|fort|fortress|schloss|burg|chateau|castillo|castello|citadel)\b|城/],
  ['palace', /\b(?:palace|palais|palacio|palazzo|palast)\b/],
  ['cemetery', /\b(?:cemetery|cimetiere|friedhof|cementerio)\b/],
  ['garden', /\b(?:garden|jardin|garten|giardin)/],
  ['beach', /\b(?:beach|plage|strand|playa|spiaggia)\b/],
  ['bath', /\b(?:bath|baths|onsen|spa|sauna|hammam|therme)\b|温泉/],
  ['market', /\b(?:market|marche|markt|mercado|mercato)\b|市場/],
  ['shopping', /\b(?:shop|shops|shopping|store|mall|bookshop|laden|boutique)\b/],
  ['food', /\b(?:food|restaurant|cafe|coffee|bar|pub|bakery|ramen|sushi|bistro|eat|essen|brewery)/],
  ['view', /\b(?:view|viewpoint|lookout|observation|aussicht|mirador|belvedere|scenic)/],
  ['park', /\b(?:park|parc|parque|parco)\b|公園/],
  ['nature', /\b(?:nature|hike|trail|lake|mountain|waterfall|forest|island|summit)\b/],
  ['theatre', /\b(?:theatre|theater|opera|concert|cinema)\b/],
  ['library', /\b(?:library|bibliothe)/],
  ['historic', /\b(?:historic|ruins|memorial|monument|archaeolog)/],
  ['street', /\b(?:street|rue|strasse|calle|via)\b/],
  ['neighbourhood', /\b(?:neighbourhood|neighborhood|district|quarter|quartier|viertel)\b/],
];

/** Minutes that one usually stays, where it is not the most common. */
const MINUTES: Readonly<Partial<Record<Category, number>>> = {
  amusement: 240,
  aquarium: 120,
  bath: 120,
  beach: 120,
  castle: 90,
  food: 60,
  gallery: 75,
  garden: 60,
  market: 60,
  museum: 90,
  nature: 120,
  palace: 90,
  park: 60,
  shopping: 60,
  theatre: 120,
  view: 30,
  zoo: 150,
};
const MOST_COMMON_MINUTES = 45;

/** What a place is, by the word that its list has for it, else by its name. */
export function categoryOf({ category, name }: { readonly category: string | null; readonly name: string }): Category {
  for (const text of [category ?? '', name]) {
    const folded = fold(text);
    const found = WORDS.find(([, pattern]) => pattern.test(folded));
    if (found) return found[0];
  }
  return 'landmark';
}

export function usualMinutesOf(category: Category): number {
  return MINUTES[category] ?? MOST_COMMON_MINUTES;
}
