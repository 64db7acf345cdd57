import { toEdit } from './choices.ts';
import { type Clause, findEntity, listPlaces } from './clause.ts';
import type { Frame } from './frame.ts';
import { readTargetDate, settleTime } from './slots/target.ts';
import { meaningOf } from './slots/visits.ts';
import type { KnownStop } from './trip-context.ts';
import type { Scene } from './trip-scene.ts';

/**
 * Names and figures without a word: "Daikokuya 11:30, one hour." puts that stop there, for so long.
 *
 * @returns Nothing where a word stands beside them, something is asked, or no stop of the plan is plainly meant.
 */
export function readTerse(clauses: readonly Clause[], scene: Scene): readonly Frame[] {
  const frames: Frame[] = [];
  let stop: KnownStop | undefined;
  for (const clause of clauses) {
    const [mention, ...others] = listPlaces(clause);
    const isBare = !/\p{L}/u.test(clause.core.replace(/_[\uE000-\uF0FF]_/gu, ' ')) && !clause.isQuestion;
    if (!isBare || others.length > 0) return [];
    const meant = mention && meaningOf(scene, mention);
    if (mention && meant?.kind !== 'stop') return [];
    stop = meant?.kind === 'stop' ? meant.stop : stop;
    if (!stop || stop.kind === 'stay' || stop.kind === 'transport') return [];
    const told = putThere(clause, stop);
    if (told.length === 0) return [];
    frames.push(...told);
  }
  return frames;
}

/** So that it begins then, and is so long. */
function putThere(clause: Clause, { visit, date, meal }: KnownStop): readonly Frame[] {
  const span = findEntity(clause, 'span');
  const time = span?.from ?? findEntity(clause, 'time');
  const day = readTargetDate(clause);
  const at = time && settleTime(time, undefined, meal);
  const length = findEntity(clause, 'length')?.minutes;
  const minutes = length ?? (span && at !== undefined ? span.to.at - span.from.at : undefined);
  return [
    ...(at === undefined ? [] : [toEdit({ type: 'move', visit, to: { date: day ?? date, at } })]),
    ...(minutes === undefined || minutes <= 0 ? [] : [toEdit({ type: 'length', visit, minutes })]),
  ];
}
