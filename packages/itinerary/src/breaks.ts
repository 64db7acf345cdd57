import {
  type DayPlan,
  type Diet,
  distanceKm,
  type Eatery,
  getPlace,
  isArea,
  isOnYourOwn,
  type Meal,
  type Place,
  plannableHours,
} from '@wayfarer/trip';
import type { IsoDate } from '@wayfarer/trip/clock';
import { MEAL_WINDOWS } from '@wayfarer/trip/limits';
import { countSuited, letsIn, servesDiet } from '@wayfarer/trip/vocabulary';

import type { Candidate } from './candidate.ts';
import type { FillRequest } from './request.ts';
import { isForEveryone } from './tables.ts';
import { listWords } from './why.ts';

type Break = Extract<Candidate, { kind: 'meal' }>;

/** A meal of a day that has time for it, and no table. */
export interface Unfed {
  readonly date: IsoDate;
  readonly meal: Break['meal'];
}

/** So many places at which a day's break could be, where the day leads nowhere. */
const NEAREST = 5;

/** Breaks for these meals, beside what their days lead to. */
export function listBreaks(unfed: readonly Unfed[], days: readonly DayPlan[], request: FillRequest): readonly Break[] {
  return unfed.flatMap(({ date, meal }) => {
    const day = days.find((one) => one.date === date);
    const city = request.days.find((one) => one.date === date)?.city;
    const there = request.eateries.filter((place) => isOnYourOwn(place) && place.city === city);
    const stops = (day?.visits ?? []).map(({ place }) => getPlace(request.book, place));
    return nearest(there, stops).map((place): Break => ({
      kind: 'meal',
      place,
      meal,
      score: 0,
      mandatory: false,
      onlyOn: date,
    }));
  });
}

/** For each stop the break beside it, and those round the first stop. */
function nearest(there: readonly Eatery[], stops: readonly Place[]): readonly Eatery[] {
  const [first] = stops;
  const round = first ? byDistance(there, first).slice(0, NEAREST) : [];
  return [...new Set([...stops.flatMap((stop) => byDistance(there, stop).slice(0, 1)), ...round])];
}

function byDistance(places: readonly Eatery[], { at }: Pick<Place, 'at'>): readonly Eatery[] {
  return places.toSorted(
    (left, right) => distanceKm(left.at, at) - distanceKm(right.at, at) || (left.id < right.id ? -1 : 1),
  );
}

/** `Lunch on your own near Nijo Castle`. */
export function nameBreak({ place, meal }: Pick<Break, 'place' | 'meal'>): string {
  return place.name.replace(/^A meal/, meal === 'lunch' ? 'Lunch' : 'Dinner');
}

/** Why there is no table, and where each of the party is known to be fed instead. */
export function explainBreak({ place, meal }: Break, date: IsoDate, request: FillRequest): string {
  const { party, eateries } = request;
  const houses = eateries.filter(
    (table) => table.city === place.city && !isArea(table) && table.meals.includes(meal) && isEnterable(table, request),
  );
  const open = houses.filter((table) => isOpenFor(table, meal, date));
  const known = houses.filter((table) => isForEveryone(table, request));
  const none = known.length === 1 ? 'The one restaurant' : `None of the ${known.length} restaurants`;
  const reason =
    known.length === 0
      ? `No restaurant is known in town for ${meal}${whatIsAsked(request)}`
      : `${none} known to suit all of you ${known.length === 1 ? 'cannot' : 'can'} be had for ${meal} then and within the budget`;
  const hints = party.diets.map((diet) => whereIs(diet, open, { place, request }));
  return [`${reason}: everybody eats where they like.`, ...joined(hints)].join(' ');
}

function isEnterable({ stepFree }: Eatery, { party }: FillRequest): boolean {
  return letsIn(stepFree, party.access);
}

function whatIsAsked({ party: { diets, access } }: FillRequest): string {
  const served = diets.length > 0 ? ` that serves ${listWords(diets)} meals` : '';
  const entered = access.includes('step-free')
    ? `${served === '' ? ' that' : ' and'} can be entered without steps`
    : '';
  return served + entered;
}

function isOpenFor(table: Eatery, meal: Break['meal'], date: IsoDate): boolean {
  const { start, end } = MEAL_WINDOWS[meal];
  return plannableHours(table, date).intervals.some(({ open, close }) => open < end && close > start);
}

type Hint = { readonly diet: Diet; readonly at?: string };

/** The nearest house that serves the diet, with how many of the party it would suit. */
function whereIs(
  diet: Diet,
  open: readonly Eatery[],
  { place, request }: { readonly place: Eatery; readonly request: FillRequest },
): Hint {
  const [table] = byDistance(
    open.filter(({ serves }) => servesDiet(serves, diet)),
    place,
  );
  if (!table) return { diet };
  const { minutes } = request.travel(place.at, table.at);
  const suited = countSuited(table.serves, request.party);
  const share =
    suited === null || suited === request.party.travelers ? '' : `, suits ${suited} of ${request.party.travelers}`;
  return { diet, at: `${table.name} (${minutes} min${share})` };
}

function joined(hints: readonly Hint[]): readonly string[] {
  const known = hints.filter(({ at }) => at !== undefined).map(({ diet, at }) => `${diet} at ${at ?? ''}`);
  const unknown = hints.filter(({ at }) => at === undefined).map(({ diet }) => diet);
  return [
    ...(known.length > 0 ? [`Known and open then: ${known.join('; ')}.`] : []),
    ...(unknown.length > 0
      ? [`No kitchen is known to be ${listWords(unknown)} then: ask before you order, or buy from a shop.`]
      : []),
  ];
}

/** The meals of filled days that no table was found for and that were wanted. */
export function toUnfed(
  missing: readonly Meal[],
  { date, withoutMeals = [] }: FillRequest['days'][number],
): readonly Unfed[] {
  return missing.flatMap((meal) => (meal === 'breakfast' || withoutMeals.includes(meal) ? [] : [{ date, meal }]));
}
