import type { DayPart, Target } from '@wayfarer/edits';
import type { Meal } from '@wayfarer/trip';
import { type IsoDate, minute, type MinuteOfDay } from '@wayfarer/trip/clock';

import { type Clause, findEntity, listDays, listPlaces, type Mention, type PlaceIn } from '../clause.ts';
import type { TimeMention } from '../entities/entity.ts';
import { toClauseSource } from '../entities/entity.ts';
import { has } from '../patterns.ts';
import type { KnownStop } from '../trip-context.ts';
import { findPlace, isStop, type Scene } from '../trip-scene.ts';
import { readEdgeOfDay, readMoment } from './moments.ts';
import { meaningOf } from './visits.ts';

/** Where a clause wants something, as far as it says so. */
export function readTarget(
  scene: Scene,
  clause: Clause,
  of?: { readonly mention?: Mention | undefined; readonly stop?: KnownStop },
): Target {
  const date = readTargetDate(clause);
  const part = findEntity(clause, 'part')?.part ?? tonightOf(clause);
  const meal = clause.mentions.find(
    ({ entity, role }) => entity.kind === 'meal' && role !== 'before' && role !== 'after',
  );
  const at =
    readTime(clause, part, meal?.entity.kind === 'meal' ? meal.entity.meal : undefined) ?? readMoment(clause, scene);
  const besides = readNeighbour(scene, clause, { date: date ?? of?.stop?.date, mention: of?.mention });
  const edge =
    besides || at !== undefined
      ? undefined
      : readEdge(scene, clause, { date: date ?? of?.stop?.date, moved: of?.stop });
  return {
    ...(date ? { date } : {}),
    ...(at === undefined ? {} : { at }),
    ...(part && at === undefined && !edge ? { part } : {}),
    ...besides,
    ...edge,
  };
}

export function isEmptyTarget(target: Target): boolean {
  return Object.keys(target).length === 0;
}

/** The day it goes to: of "from Friday to Saturday" the latter. */
export function readTargetDate(clause: Clause): IsoDate | undefined {
  const days = listDays(clause).filter(({ role }) => role !== 'from' && role !== 'not' && role !== 'old');
  return (days.length > 0 ? days : listDays(clause)).at(-1)?.entity.date;
}

function tonightOf(clause: Clause): DayPart | undefined {
  return listDays(clause).find(({ entity }) => entity.part)?.entity.part;
}

/** The time of day; "at seven" in the evening is not in the morning. */
export function readTime(clause: Clause, part?: DayPart, meal?: Meal): MinuteOfDay | undefined {
  const time = findEntity(clause, 'time') ?? findEntity(clause, 'span')?.from;
  return time && settleTime(time, part, meal);
}

export function settleTime({ at, isHalfDay }: TimeMention, part?: DayPart, meal?: Meal): MinuteOfDay {
  if (!isHalfDay) return at;
  const isLate = part === 'evening' || part === 'afternoon' || meal === 'dinner';
  const isEarly = part === 'morning' || meal === 'breakfast';
  if (isLate && at < 720) return minute(at + 720);
  return isEarly && at >= 780 ? minute(at - 720) : at;
}

/** "Before the Orsay", "after lunch". */
export function readNeighbour(
  scene: Scene,
  clause: Clause,
  { date, mention }: { readonly date?: IsoDate | undefined; readonly mention?: Mention | undefined },
): Pick<Target, 'before' | 'after'> | undefined {
  for (const each of clause.mentions) {
    if (each === mention || (each.role !== 'before' && each.role !== 'after')) continue;
    const stop = stopOf(scene, each, date);
    if (stop) return { [each.role]: stop.visit };
  }
  return undefined;
}

function stopOf(scene: Scene, mention: Mention, date: IsoDate | undefined): KnownStop | undefined {
  const { entity } = mention;
  if (entity.kind === 'place') {
    const meant = meaningOf(scene, mention as PlaceIn, date ? [date] : []);
    return meant.kind === 'stop' ? meant.stop : meant.kind === 'stops' ? meant.stops[0] : undefined;
  }
  if (entity.kind === 'dish') {
    const isOf = ({ place }: KnownStop): boolean => findPlace(scene, place)?.cuisine === entity.cuisine;
    return scene.context.stops.find((stop) => stop.kind === 'meal' && (!date || stop.date === date) && isOf(stop));
  }
  if (entity.kind !== 'meal') return undefined;
  const meals = scene.context.stops.filter(({ meal }) => meal === entity.meal);
  return meals.find((stop) => stop.date === date) ?? (date ? undefined : meals[0]);
}

/** "First thing", "at the end of the day". */
function readEdge(
  scene: Scene,
  clause: Clause,
  { date, moved }: { readonly date: IsoDate | undefined; readonly moved: KnownStop | undefined },
): Pick<Target, 'before' | 'after'> | undefined {
  const { context, lexicon } = scene;
  const others = context.stops.filter((stop) => stop.date === date && isStop(stop) && stop.visit !== moved?.visit);
  // Dinner stays where it is: the last sight of a day is the one before it.
  const [first, last] = [others[0], others.findLast(({ kind }) => kind === 'place')];
  const edge = readEdgeOfDay(clause, scene);
  if (first && (edge === 'first' || has(clause.core, toClauseSource(lexicon.firstOfDay))))
    return { before: first.visit };
  if (last && (edge === 'last' || has(clause.core, toClauseSource(lexicon.lastOfDay)))) return { after: last.visit };
  return undefined;
}

/** The place, or the meal, that a clause is about: not the one that it is put before or after. */
export function findMain(scene: Scene, clause: Clause): PlaceIn | undefined {
  const places = listPlaces(clause);
  const free = places.filter(({ role }) => role !== 'before' && role !== 'after' && role !== 'near');
  const [main] =
    free.length > 0
      ? free
      : places.filter(({ role }) => role !== 'near' && (role === undefined || places.length === 1));
  return main ?? findMealPlace(scene, clause);
}

/** A meal of the plan as if it had been named by its table. */
export function findMealPlace({ context }: Scene, clause: Clause): PlaceIn | undefined {
  const meal = clause.mentions.find(
    ({ entity, role }) => entity.kind === 'meal' && role !== 'before' && role !== 'after',
  );
  if (meal?.entity.kind !== 'meal') return undefined;
  const wanted = meal.entity.meal;
  const places = context.stops.filter((stop) => stop.meal === wanted && !stop.done).map(({ place }) => place);
  if (places.length === 0) return undefined;
  return { ...meal, entity: { kind: 'place', places: [...new Set(places)], how: 'described', words: wanted } };
}
