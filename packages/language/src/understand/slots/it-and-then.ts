import type { PlaceId } from '@wayfarer/trip';
import type { IsoDate } from '@wayfarer/trip/clock';

import { type Clause, listDays, listPlaces } from '../clause.ts';
import { findFocusedDate } from '../focus.ts';
import type { Scene } from '../trip-scene.ts';
import { says, type Words, wordsWithoutNames } from './words-of.ts';

/** All of it, and no single thing. Sources of patterns for folded text. */
const IN_ALL: Words = {
  en: 'all|total|altogether|whole|trip|overall|everything|so far|budget|we (?:spend|spent)|day|stay|per (?:person|head)',
  de: 'alles|gesamt\\w*|insgesamt|ganze\\w*|reise|zusammen|budget|tag|bisher',
  fr: 'tout\\w*|total|en tout|voyage|ensemble|budget|jour(?:nee)?',
  es: 'todo|total|viaje|en total|presupuesto|dia|conjunto',
  ja: '全部|合計|全体|旅行|総額|予算|一日|日',
  zh: '全部|一共|总共|整个|行程|总|预算|天',
};

/** "How much would that be?" after a place was told or proposed: that place. */
export function findPriced(clause: Clause, scene: Scene): PlaceId | undefined {
  const [newest] = scene.context.focus ?? [];
  const isSpokenOf = newest !== undefined && newest.age <= 1 && newest.place !== undefined;
  const isOfIt = listPlaces(clause).length === 0 && listDays(clause).length === 0;
  return isSpokenOf && isOfIt && !says(IN_ALL, wordsWithoutNames(clause), scene) ? newest.place : undefined;
}

/** The way home, and no morning. */
const HOME: Words = {
  en: 'home|train|flight|airport|station|back|trip|last day',
  de: 'heim\\w*|nach hause|zug|flug\\w*|bahnhof|ruck\\w*|abreise|letzte\\w*',
  fr: 'retour|rentr\\w*|train|vol|gare|aeroport|chez nous|dernier',
  es: 'vuelta|casa|tren|vuelo|aeropuerto|estacion|regres\\w*|volver|ultimo',
  ja: '帰|電車|飛行機|空港|駅|最終日',
  zh: '回|火车|飞机|机场|车站|最后',
};

/** "How early do we have to leave?" after a day was spoken of: that morning. */
export function findDayToLeave(clause: Clause, scene: Scene): IsoDate | undefined {
  return says(HOME, wordsWithoutNames(clause), scene) ? undefined : findFocusedDate(scene, 1);
}
