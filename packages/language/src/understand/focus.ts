import type { IsoDate } from '@wayfarer/trip/clock';

import { type Clause, findEntity, listDatesOf, listPlaces } from './clause.ts';
import type { InFocus, KnownStop } from './trip-context.ts';
import { isStop, listVisits, type Scene } from './trip-scene.ts';

/** What is older than this many messages is spoken of no longer. */
export const OLDEST_FOCUS = 2;

/** A stop of the plan that is in focus. */
function stopIn({ visit, place }: InFocus, scene: Scene): KnownStop | undefined {
  const byVisit = scene.context.stops.find((stop) => stop.visit === visit);
  const found = byVisit ?? (place ? listVisits(scene, [place])[0] : undefined);
  return found && isStop(found) && !found.done ? found : undefined;
}

/**
 * The stops that are most in focus, of those that `fits` allows. More than one where none of them is more so than the others: both
 * named in one message.
 */
export function listFocused(scene: Scene, fits: (stop: KnownStop) => boolean = () => true): readonly KnownStop[] {
  const { focus = [] } = scene.context;
  const found = focus.flatMap((each) => {
    const stop = each.age <= OLDEST_FOCUS ? stopIn(each, scene) : undefined;
    return stop && fits(stop) ? [{ ...each, stop }] : [];
  });
  const [first] = found;
  if (!first) return [];
  // Of a message that is being read, the part before this one counts.
  const equal = first.age === 0 ? [first] : found.filter(({ age, role }) => age === first.age && role === first.role);
  return equal.map(({ stop }) => stop).filter((stop, at, all) => all.indexOf(stop) === at);
}

/** The day that is spoken of. */
export function findFocusedDate(scene: Scene, oldest = OLDEST_FOCUS): IsoDate | undefined {
  const { focus = [], days } = scene.context;
  const found = focus.find(({ age, date }) => age <= oldest && days.some((day) => day.date === date))?.date;
  return scene.spokenDate ?? found;
}

/** The day that the message before, or its answer, spoke of, and of nothing in it: "too early, ten please" is meant of that. */
export function findFocusedDay({ context: { focus = [], days } }: Scene): IsoDate | undefined {
  const [newest] = focus;
  const isDay = newest?.age === 1 && newest.visit === undefined && newest.place === undefined;
  return isDay && days.some(({ date }) => date === newest.date) ? newest.date : undefined;
}

/** The meal that was spoken of in the message before. */
export function findFocusedMeal({ context: { focus = [] } }: Scene): InFocus | undefined {
  return focus.find(({ age, meal }) => age <= 1 && meal !== undefined);
}

/** What a message names, for the next ones: every place that can be but one, else its days and meals. */
export function listNamed(clauses: readonly Clause[], scene: Scene): readonly InFocus[] {
  const named = clauses.flatMap((clause): readonly InFocus[] => {
    const [date] = listDatesOf(clause);
    const meal = findEntity(clause, 'meal')?.meal;
    const places = listPlaces(clause).flatMap(({ entity }): readonly InFocus[] => {
      const visits = listVisits(scene, entity.places);
      const [visit, ...others] = visits;
      const [place, ...more] = entity.places;
      if (visit && others.length === 0) return [inFocus(visit)];
      return place && more.length === 0 ? [{ role: 'named', age: 0, place }] : [];
    });
    if (places.length > 0 || (!date && !meal)) return places;
    return [{ role: 'named', age: 0, ...(date ? { date } : {}), ...(meal ? { meal } : {}) }];
  });
  const key = (each: InFocus): string => JSON.stringify(each);
  // The last one is the newest.
  return named.toReversed().filter((each, at, all) => all.findIndex((other) => key(other) === key(each)) === at);
}

function inFocus({ visit, place, date, meal }: KnownStop): InFocus {
  return { role: 'named', age: 0, visit, place, date, ...(meal ? { meal } : {}) };
}
