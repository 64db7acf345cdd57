import type { DayOrAll } from '@wayfarer/edits';
import type { Meal } from '@wayfarer/trip';

import { ask, stopChoice, toEdit } from '../choices.ts';
import { type Clause, findEntity, listDatesOf, listDays } from '../clause.ts';
import type { Frame } from '../frame.ts';
import { has } from '../patterns.ts';
import type { KnownStop } from '../trip-context.ts';
import type { Scene } from '../trip-scene.ts';
import type { SlotReader } from './slot-reader.ts';
import { findMain } from './target.ts';

/** How much longer or shorter a meal gets where nobody says by how much, in minutes. */
const SOME_MINUTES = 30;
/** Who names less than this for a meal says by how much it is to be shorter. */
const SHORTEST_MEAL = 20;
/** How long a meal is that is planned on no day yet. */
const USUAL_MINUTES = 60;

/** More time at a table, less, or so much: of the days that are named, else of all that are ahead; of one table if that is named. */
export function readMealLength(direction: -1 | 0 | 1): SlotReader {
  return (clause, scene) => {
    const named = findMain(scene, clause)?.entity;
    const isNamed = named !== undefined && named.how !== 'described';
    return isNamed ? ofTable(clause, scene, { places: named.places, direction }) : ofMeal(clause, scene, direction);
  };
}

function ofMeal(clause: Clause, scene: Scene, direction: -1 | 0 | 1): readonly Frame[] {
  const meal = mealIn(clause);
  const meals = scene.context.stops.filter((stop) => stop.meal === meal && !stop.done);
  return listWanted(clause, scene).map((date) => {
    const planned = meals.find((stop) => date === null || stop.date === date);
    return toEdit({ type: 'meal', meal, date, minutes: minutesFor(clause, scene, { planned, direction }) });
  });
}

/** The days that are named; of who is on the way today, of who is not all of them. */
function listWanted(clause: Clause, scene: Scene): readonly DayOrAll[] {
  const dates = listDatesOf(clause);
  const { isUnderWay, now } = scene.context;
  if (dates.length > 0) return dates;
  return [findEntity(clause, 'all-days') ? null : (scene.spokenDate ?? (isUnderWay ? now.date : null))];
}

function ofTable(
  clause: Clause,
  scene: Scene,
  { places, direction }: { readonly places: readonly KnownStop['place'][]; readonly direction: -1 | 0 | 1 },
): readonly Frame[] {
  const dates = listDatesOf(clause);
  const stops = scene.context.stops.filter(
    (stop) =>
      stop.kind === 'meal' &&
      !stop.done &&
      (dates.length === 0 || dates.includes(stop.date)) &&
      places.includes(stop.place),
  );
  const make = (stop: KnownStop): Frame =>
    toEdit({ type: 'length', visit: stop.visit, minutes: minutesFor(clause, scene, { planned: stop, direction }) });
  const [only, ...others] = stops;
  if (only && (others.length === 0 || dates.length > 0)) return stops.map(make);
  return [
    ask(
      'which-stop',
      stops.map((stop) => stopChoice(scene, stop, make(stop))),
    ),
  ];
}

/**
 * How long the meal is to last. "90 minutes for lunch" is more than it lasts, and so all of it; "20 minutes longer" is less, and so
 * comes on top. Half an hour for a short lunch is all of it; ten minutes are what it is to be shorter by.
 */
function minutesFor(
  clause: Clause,
  { lexicon }: Scene,
  { planned, direction }: { readonly planned: KnownStop | undefined; readonly direction: -1 | 0 | 1 },
): number {
  const said = findEntity(clause, 'length')?.minutes;
  const lasts = planned ? planned.depart - planned.arrive : USUAL_MINUTES;
  if (said === undefined) return lasts + (direction || 1) * SOME_MINUTES;
  const at = clause.mentions.find(({ entity }) => entity.kind === 'length')?.index ?? 0;
  const isExact = has(clause.text.slice(Math.max(0, at - 25), Math.max(0, at - 1)), `(?:${lexicon.exactly})$`);
  if (direction === 0 || isExact) return said;
  const isWhole = direction > 0 ? said > lasts : said >= SHORTEST_MEAL && said < lasts;
  return isWhole ? said : lasts + direction * said;
}

/** The meal that is named, by its hour else. */
export function mealIn(clause: Clause): Meal {
  const said = findEntity(clause, 'meal')?.meal;
  const part = findEntity(clause, 'part')?.part ?? listDays(clause).find(({ entity }) => entity.part)?.entity.part;
  return said ?? (part === 'midday' ? 'lunch' : part === 'morning' ? 'breakfast' : 'dinner');
}
