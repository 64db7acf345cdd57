import {
  type DayPlan,
  type Eatery,
  isArea,
  type Meal,
  type Place,
  type PlaceId,
  type Visit,
  visitIdOf,
} from '@wayfarer/trip';
import { type IsoDate, minute } from '@wayfarer/trip/clock';
import { MEAL_MINUTES, MEAL_WINDOWS } from '@wayfarer/trip/limits';

import { type Arranged, type Guest, type Judging, STAGES } from '../day/arrange.ts';
import { findPlace, type Search, whyNot } from '../day/find-place.ts';
import { dateOf, guestAt, positionsAt } from '../day/target.ts';
import type { EditOf, Target } from '../edit.ts';
import type { Refusal } from '../outcome.ts';
import { PARTS_OF_DAY } from '../parts-of-day.ts';
import { changed, cityOn, type EditContext, findDay, mayMove, nameOf } from '../plan/context.ts';
import { type Answer, refuse, withDay } from '../plan/draft.ts';
import { noSuchDay, noTimeFor, pastDay } from '../plan/refusals.ts';
import { acceptsMoreVisits } from '../plan/wanted-visits.ts';

/** A place comes in: where it was asked for, else on the day of its city that it fits best. */
export function add(context: EditContext, edit: EditOf<'add'>): Answer {
  const refusal = findObstacle(context, edit);
  if (refusal) return refuse(refusal);
  const target = edit.to ?? {};
  const date = dateOf(context, target);
  const judging = { before: context, after: context, accepts: acceptsMoreVisits };
  const searches = listDays(context, edit.place, date).map((day) => toSearch(context, day, edit));
  const found = bestOf(judging, searches);
  if (found) {
    const after = changed(context, { days: withDay(context.plan.days, found.day) });
    const rivals = listGone(context, found.day).map(({ place }) => place);
    const text = `You wanted to eat at ${nameOf(context, edit.place)} instead.`;
    const out = rivals.map((place) => ({ place, reason: 'taken-out' as const, text }));
    return { kind: 'drafted', accepts: acceptsMoreVisits, after, named: [edit.place, ...rivals], out };
  }
  const all: readonly Refusal[] = searches.flatMap((search) => whyNot(judging, search));
  const reasons = all.filter(({ text }, index) => all.findIndex((other) => other.text === text) === index).slice(0, 3);
  const [first = noTimeFor(context, edit.place, date), ...rest] = reasons;
  return refuse(first, ...rest);
}

/** What stood on the day before and stands there no more. */
function listGone(context: EditContext, { date, visits }: DayPlan): readonly Visit[] {
  const is = new Set(visits.map(({ id }) => id));
  return (findDay(context, date)?.visits ?? []).filter(({ id }) => !is.has(id));
}

/** On the first stage at which any day has room; of several, where it costs least. */
function bestOf(judging: Judging, searches: readonly Search[]): Arranged | undefined {
  for (const stage of STAGES) {
    const found = searches.flatMap((search) => findPlace(judging, search, [stage]) ?? []);
    const [best] = found.toSorted((left, right) => left.cost - right.cost);
    if (best) return best;
  }
  return undefined;
}

function findObstacle(context: EditContext, { place, to = {} }: EditOf<'add'>): Refusal | undefined {
  const known = context.rules.book.get(place);
  if (!known) return { code: 'no-such-place', text: 'Nothing is known of such a place for this trip.', place };
  if (known.kind !== 'sight' && known.kind !== 'eatery')
    return { code: 'not-a-stop', text: `${known.name} is no stop.`, place };
  const target = dateOf(context, to);
  if (to.before ?? to.after) {
    const neighbour = to.before ?? to.after;
    if (target === undefined || !context.plan.days.some((day) => day.visits.some(({ id }) => id === neighbour)))
      return { code: 'no-such-visit', text: 'The plan has no such stop.', ...(neighbour && { visit: neighbour }) };
  }
  if (target !== undefined && !findDay(context, target)) return noSuchDay(context, target);
  const { now } = context.plan;
  if (target !== undefined && now && target < now.date) return pastDay(target);
  if (isArea(known)) return undefined;
  const planned = context.plan.days.find((day) =>
    day.visits.some((visit) => visit.place === place && (known.kind === 'sight' || day.date === target)),
  );
  return (
    planned && {
      code: 'in-the-plan',
      text: `${known.name} is in the plan already, on ${planned.date}.`,
      place,
      date: planned.date,
    }
  );
}

function listDays(context: EditContext, place: PlaceId, date: IsoDate | undefined): readonly DayPlan[] {
  const { days, now } = context.plan;
  if (date !== undefined) return days.filter((day) => day.date === date);
  const city = context.rules.book.get(place)?.city;
  const ahead = days.filter((day) => !now || day.date >= now.date);
  const there = ahead.filter((day) => cityOn(context, day.date) === city);
  return there.length > 0 ? there : ahead;
}

function toSearch(context: EditContext, day: DayPlan, { place, to = {}, minutes, meal }: EditOf<'add'>): Search {
  const eaten = meal ?? mealFor(context, day, { place, target: to });
  const visit = toVisit(context, day, { place, minutes, meal: eaten, why: 'You asked for it.' });
  const least = minutes ?? leastFor(context, place);
  const rival = findRival(context, day, { place, to, meal });
  const others = day.visits.filter((one) => one !== rival);
  const positions = positionsAt(others, to);
  const guest = guestAt(day, visit, { target: to, least });
  return {
    ...{ day, others },
    guest: rival && isOpen(to) ? atTheHourOf(rival, guest) : guest,
    ...(positions && { positions }),
  };
}

/** The table at which that meal is planned: whoever names another for it, and the day, wants that one instead. */
function findRival(
  context: EditContext,
  day: DayPlan,
  { place, to, meal }: { readonly place: PlaceId; readonly to: Target; readonly meal: Meal | undefined },
): Visit | undefined {
  const isSaid = meal !== undefined || to.at !== undefined || to.part !== undefined;
  if (!isSaid || dateOf(context, to) === undefined) return undefined;
  const eaten = meal ?? mealFor(context, day, { place, target: to });
  return day.visits.find(
    (visit) =>
      eaten !== undefined && visit.meal === eaten && mayMove(context, day.date, visit) && visit.place !== place,
  );
}

/** It is said neither when nor beside what. */
function isOpen({ at, part, before, after }: Target): boolean {
  return at === undefined && part === undefined && before === undefined && after === undefined;
}

/** A minute away from the hour at which the meal was planned costs a little. */
const WEIGHT = 0.01;

function atTheHourOf({ arrive }: Visit, { visit, least }: Guest): Guest {
  return { visit: { ...visit, arrive, depart: minute(arrive + visit.depart - visit.arrive) }, least, weight: WEIGHT };
}

/** The least that a place needs when it is new in the plan. */
export function leastFor({ rules }: EditContext, place: PlaceId): number {
  const known = rules.book.get(place);
  return known?.kind === 'sight' ? known.minimumMinutes : MEAL_MINUTES;
}

interface Newcomer {
  readonly place: PlaceId;
  readonly minutes?: number | undefined;
  readonly meal?: Meal | undefined;
  readonly why: string;
}

/** A new visit, as long as is usual there, or as is said; its time is to be found. */
export function toVisit(
  { rules }: EditContext,
  { date, window }: DayPlan,
  { place, minutes, meal, why }: Newcomer,
): Visit {
  const known = rules.book.get(place);
  const isMeal = known?.kind === 'eatery';
  const length = minutes ?? (known?.kind === 'sight' ? known.usualMinutes : MEAL_MINUTES);
  return {
    id: visitIdOf(date, place, isMeal ? meal : undefined),
    place,
    kind: isMeal ? 'meal' : 'place',
    arrive: window.start,
    depart: minute(window.start + length),
    ...(isMeal && meal ? { meal } : {}),
    locked: false,
    why,
  };
}

/** Which meal somebody means who names a table: the one of that hour if the day has not got it, else one that it has not got. */
export function mealFor(
  { rules }: EditContext,
  { visits }: DayPlan,
  { place, target }: { readonly place: PlaceId; readonly target: Target },
): Meal | undefined {
  const known: Place | undefined = rules.book.get(place);
  if (known?.kind !== 'eatery') return undefined;
  const missing = known.meals.filter((meal) => visits.every((visit) => visit.meal !== meal));
  const hour = hourOf(visits, target);
  if (hour === undefined) return missing[0] ?? known.meals[0];
  const meant = mealAt(known, hour);
  const isSaid = target.at !== undefined || target.part !== undefined;
  return isSaid || (meant && missing.includes(meant)) ? meant : (missing[0] ?? meant);
}

function hourOf(visits: readonly Visit[], { at, part, before, after }: Target): number | undefined {
  if (part) return at ?? (PARTS_OF_DAY[part].start + PARTS_OF_DAY[part].end) / 2;
  return at ?? visits.find(({ id }) => id === after)?.depart ?? visits.find(({ id }) => id === before)?.arrive;
}

const BREAKFAST_ENDS = 660;

function mealAt({ meals }: Eatery, at: number): Meal | undefined {
  const meant: Meal =
    at < BREAKFAST_ENDS
      ? 'breakfast'
      : at < (MEAL_WINDOWS.lunch.end + MEAL_WINDOWS.dinner.start) / 2
        ? 'lunch'
        : 'dinner';
  return meals.includes(meant) ? meant : meals[0];
}
