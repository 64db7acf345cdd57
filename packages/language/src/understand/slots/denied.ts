import type { ActName } from '../act-name.ts';
import { type Clause, listDays, listPlaces } from '../clause.ts';
import { toClauseSource } from '../entities/entity.ts';
import type { Frame } from '../frame.ts';
import { has } from '../patterns.ts';
import { isStop, listVisits, type Scene } from '../trip-scene.ts';
import { readKeep } from './keeping.ts';
import { meaningOf } from './visits.ts';

const ALL_STAYS: Frame = { act: 'talk', topic: 'as-it-is' };

/** "Don't move it": it is kept. "Not on Tuesday": on another day. What else is denied changes nothing, and that is said. */
export function readDenied(clause: Clause, scene: Scene): readonly Frame[] {
  const elsewhere = readOtherDay(clause, scene);
  if (elsewhere) return elsewhere;
  return listPlaces(clause).length > 0 ? readKeep(clause, scene) : [ALL_STAYS];
}

/** One place, and a day on which it is not to be. */
function readOtherDay(clause: Clause, scene: Scene): readonly Frame[] | undefined {
  const [mention, ...others] = listPlaces(clause);
  const dates = listDays(clause).flatMap(({ entity }) => entity.date ?? []);
  if (!mention || others.length > 0 || dates.length === 0) return undefined;
  const meant = meaningOf(scene, mention, dates);
  if (meant.kind === 'stop')
    return [{ act: 'wish', wish: { kind: 'other-day', place: meant.stop.place, visit: meant.stop.visit, not: dates } }];
  return meant.kind === 'idea'
    ? [{ act: 'wish', wish: { kind: 'other-day', place: meant.place, not: dates } }]
    : undefined;
}

/** Acts that a day on which something is not to be is taken for. */
const OF_DAYS = /^(?:move|go|add|remove|keep|what-about|first-of-day|last-of-day|lock-day|unlock|ask-when)$/;

/** "The castle not on Sunday, any other day is fine": another day, whatever the act was taken for. */
export function readNotThen(clause: Clause, act: ActName | undefined, scene: Scene): readonly Frame[] | undefined {
  if (clause.isQuestion || (act !== undefined && !OF_DAYS.test(act))) return undefined;
  const days = listDays(clause);
  const places = listPlaces(clause).flatMap(({ entity }) => entity.places);
  const isDenied = days.length === 1 && days.every(({ role }) => role === 'not');
  const isThen = listVisits(scene, places).some((stop) => isStop(stop) && stop.date === days[0]?.entity.date);
  const isElsewhere = days.length === 1 && isThen && has(clause.text, toClauseSource(scene.lexicon.otherDay));
  const saysNot = has(clause.core, scene.lexicon.denied);
  return isDenied || (isElsewhere && (saysNot || act === undefined)) ? readOtherDay(clause, scene) : undefined;
}
