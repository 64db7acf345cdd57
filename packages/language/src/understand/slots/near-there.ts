import type { PlaceId } from '@wayfarer/trip';

import type { ActName } from '../act-name.ts';
import { type Clause, listPlaces } from '../clause.ts';
import { OLDEST_FOCUS } from '../focus.ts';
import type { Frame } from '../frame.ts';
import type { Scene } from '../trip-scene.ts';
import { says, type Words, wordsWithoutNames } from './words-of.ts';

/** Near what was spoken of last. Sources of patterns for folded text. */
const NEAR_THERE: Words = {
  en: '(?:near|nearby|around|close to|closer to|next to|round|by) (?:there|it|that(?: (?:place|one))?|them)',
  de: '(?:dort|da)(?:rum| herum| drumherum| drum herum)|(?:dort|da) in der (?:nahe|gegend|umgebung)|in der (?:nahe|umgebung) (?:davon|von dort)|dort etwas in der nahe|drum ?herum|daneben|in dessen nahe',
  fr: 'pres de (?:la-bas|la(?= ?\\??$)|cet endroit)|(?:tout )?autour(?= ?\\??$)|a cote(?= ?\\??$)|dans (?:le coin|les environs)|par la(?:-bas)?(?= ?\\??$)|la-bas',
  es: 'cerca de (?:alli|ahi|alla)|por (?:alli|ahi|alla)|(?:al lado|alrededor|cerca)(?= ?\\??$)',
  ja: '(?:その|あの)(?:近く|近所|辺|へん|周り|周辺|あたり|そば)|そこの(?:近く|周り|そば)',
  zh: '(?:那|它|那里|那儿|那边)的?(?:附近|周围|旁边|边上)',
};

/** Asks what there is, and orders nothing: "can we eat near there?" is a wish. */
const THERE_IS: Words = {
  en: "(?:is|are) there|there(?:'s| is| are)? any(?:thing|where)?|what(?:'s| is| else)?|where|any(?:thing|where)?|somewhere",
  de: "gibt(?: es|'?s)?|wo|was|irgend\\p{L}+",
  fr: "y a-t-il|il y a|y a|qu'y a-t-il|ou|quoi",
  es: 'hay|donde|que',
  ja: 'あり|ある|何|なに|どこ|いい(?:店|所)',
  zh: '有|哪|什么',
};

const TO_EAT: Words = {
  en: 'eat|eating|restaurants?|lunch|dinner|food|meals?|bite|cafes?|coffee|brunch|breakfast',
  de: 'essen|restaurants?|lokale?|cafes?|kaffee|mittagessen|abendessen|fruhstuck|happen|imbiss',
  fr: 'manger|restos?|restaurants?|dejeuner|diner|cafes?|bistrots?',
  es: 'comer|cenar|almorzar|desayunar|restaurantes?|cafes?|cafeterias?|cafe',
  ja: '食べ|ご飯|ごはん|食事|レストラン|ランチ|カフェ|飲食|夕食|昼食',
  zh: '吃|餐|饭|咖啡|美食',
};

/** Acts that a question about what is near is taken for. */
const NEAR_ACTS = /^(?:meal-near|ask-(?:meal|ideas|nearby|place|next|way))$/;

/**
 * "Is there somewhere to eat near there?", "what's around it?": of the place that was spoken of last, or that is named. Told, since it
 * asks what there is.
 *
 * @returns `undefined` where it asks for something else, or where no place is spoken of.
 */
export function readNearThere(clause: Clause, act: ActName | undefined, scene: Scene): readonly Frame[] | undefined {
  if (scene.context.stops.length === 0 || (act !== undefined && !NEAR_ACTS.test(act))) return undefined;
  const words = wordsWithoutNames(clause).replace(/\s+\?/gu, '?').trim();
  if (!says(THERE_IS, words, scene)) return undefined;
  const isTable = says(TO_EAT, words, scene);
  const place = placeOf(clause, { words, isTable, scene });
  if (place === undefined) return undefined;
  if (isTable) return [{ act: 'question', question: { about: 'nearby', what: '', near: place, isTable } }];
  const isPlain = act === undefined || act !== 'ask-nearby';
  return isPlain ? [{ act: 'question', question: { about: 'ideas', near: place } }] : undefined;
}

interface Asked {
  readonly words: string;
  readonly isTable: boolean;
  readonly scene: Scene;
}

function placeOf(clause: Clause, { words, isTable, scene }: Asked): PlaceId | undefined {
  const named = listPlaces(clause).filter(({ entity }) => entity.how !== 'described' || entity.places.length === 1);
  const [near, ...others] = named;
  // What there is to see near a place that is named is read with its kind and day.
  if (near) return isTable && near.role === 'near' && others.length === 0 ? near.entity.places[0] : undefined;
  if (listPlaces(clause).length > 0 || !says(NEAR_THERE, words, scene)) return undefined;
  const { focus = [], lastAbout } = scene.context;
  return focus.find(({ age, place }) => age <= OLDEST_FOCUS && place !== undefined)?.place ?? lastAbout?.place;
}
