import type { Day, Group, Problem } from '@wayfarer/optimizer';
import { distanceKm, isArea, type Meal, type Place, type PlaceId, plannableHours } from '@wayfarer/trip';
import {
  bufferMinutes,
  endsBy,
  EVENING_END,
  LONGEST_LEG_MINUTES,
  MEAL_WINDOWS,
  VISITS_PER_DAY,
} from '@wayfarer/trip/limits';
import { CATEGORIES, type Interval } from '@wayfarer/trip/vocabulary';

import { type Candidate, minutesOf, priceOf } from './candidate.ts';
import { type Evening, eveningGroups, isEvening, listOpenEvenings } from './evenings.ts';
import { type HeadStarts, toHeadStarts } from './head-starts.ts';
import { toLosses } from './losses.ts';
import type { EmptyDay, FillRequest, FixedVisit } from './request.ts';

/** Three of a kind on one day are worth less than three kinds: the k-th counts 0.8^(k−1) of its score (editorial). */
const DIMINISHING = 0.8;
/**
 * What a minute costs in score (editorial). An hour on the way is worth a middling place (0.25–0.35), so a better place may be an
 * hour farther; an hour of idling a third of that, since it rests the feet.
 */
const PER_MINUTE = { travel: 0.3 / 60, waiting: 0.1 / 60 };
/**
 * What a kilometre as the crow flies costs on top of its minutes (editorial): a ride of three is hardly longer than one of two, and
 * yet nobody crosses the town four times a day. Up to so many kilometres: what lies far out is worth its way or not.
 */
const PER_KM = 0.04;
const MOST_PRICED_KM = 5;

/** A problem in numbers, with what is needed to read the answer. */
export interface Numbers {
  readonly problem: Problem;
  readonly candidates: readonly Candidate[];
  /** As the crow flies, at `km[i * points + j]`; 0 to and from airports, which lie where they lie. */
  readonly km: Float64Array;
}

/** Writes days and candidates as numbers: candidate i is point i, anchors follow. */
export function toNumbers(request: FillRequest, candidates: readonly Candidate[]): Numbers {
  const ends = listEnds(request.days);
  const points = [...candidates.map(({ place }) => place), ...ends.map((place) => getEnd(request, place))];
  const headStarts = toHeadStarts(request);
  const indexOf = (place: PlaceId): number => candidates.length + ends.indexOf(place);
  const km = distanceMatrix(points);
  const problem: Problem = {
    points: points.length,
    places: candidates.length,
    travel: travelMatrix({ points, visits: candidates.length, headStarts }, request),
    maxLeg: longestLeg(request),
    score: Float64Array.from(candidates, ({ score }) => score),
    stay: Int32Array.from(candidates, minutesOf),
    days: request.days.map((day) => toDay(day, request, { indexOf, headStarts })),
    windows: toWindows(request, candidates),
    mandatory: Uint8Array.from(candidates, ({ mandatory }) => (mandatory ? 1 : 0)),
    category: Int32Array.from(candidates, ({ kind, place }) =>
      kind !== 'place' ? -1 : CATEGORIES.indexOf(place.categories[0]),
    ),
    diminishing: DIMINISHING,
    perMinute: PER_MINUTE,
    perLeg: km.map((one) => PER_KM * Math.min(MOST_PRICED_KM, one)),
    ...lossesOf(request, candidates),
    groups: [
      mealGroup(candidates, 'lunch'),
      mealGroup(candidates, 'dinner'),
      ...sameTableGroups(candidates),
      otherFixedGroup(candidates),
      ...eveningGroups(candidates, request),
    ].filter((group) => group.members.length > 0),
    ...(request.spendingLimit
      ? {
          fee: Int32Array.from(candidates, (candidate) => priceOf(candidate) * request.party.travelers),
          budget: Math.max(0, request.spendingLimit.amount),
        }
      : {}),
  };
  return { problem, candidates, km };
}

/** What visits lose by the day and the hour, if anything. */
function lossesOf(request: FillRequest, candidates: readonly Candidate[]): Pick<Problem, 'atHour'> {
  const atHour = toLosses(request, candidates);
  return atHour.loss.length > 0 ? { atHour } : {};
}

/** Where sightseeing begins and ends: where the day does, or where the luggage is. */
function listEnds(days: readonly EmptyDay[]): readonly PlaceId[] {
  return [...new Set(days.flatMap((day) => [startOf(day), endOf(day)]))];
}

function startOf({ from, setOutFrom }: EmptyDay): PlaceId {
  return setOutFrom ?? from.place;
}

function endOf({ to, returnTo }: EmptyDay): PlaceId {
  return returnTo ?? to.place;
}

function getEnd({ book }: FillRequest, id: PlaceId): Place {
  const place = book.get(id);
  if (!place) throw new Error(`The day starts or ends at ${id}, which is not among the facts.`);
  return place;
}

/** The longest leg with the margin that one between two visits holds. */
function longestLeg({ preferences }: FillRequest): number {
  return LONGEST_LEG_MINUTES + bufferMinutes(preferences.pace);
}

interface Points {
  readonly points: readonly Place[];
  /** The first so many are visits. */
  readonly visits: number;
  readonly headStarts: HeadStarts;
}

/**
 * Minutes between all points; the margin is added between two visits.
 *
 * NOTE: a leg to or from a bed holds no margin, so one that is too long without it is written as just too long with it.
 */
function travelMatrix({ points, visits, headStarts }: Points, request: FillRequest): Int32Array {
  const buffer = bufferMinutes(request.preferences.pace);
  const tooLong = longestLeg(request) + 1;
  const matrix = new Int32Array(points.length ** 2);
  points.forEach((from, i) => {
    points.forEach((to, j) => {
      const ahead = i === j ? 0 : (headStarts.get(from.id) ?? 0) + (headStarts.get(to.id) ?? 0);
      const minutes = Math.max(0, request.travel(from.at, to.at).minutes - ahead);
      const margin = i < visits && j < visits ? buffer : 0;
      matrix[i * points.length + j] =
        minutes > LONGEST_LEG_MINUTES ? Math.max(tooLong, minutes + margin) : minutes + margin;
    });
  });
  return matrix;
}

function isAirport(place: Place): boolean {
  return place.kind === 'terminal' && place.iata !== undefined;
}

function distanceMatrix(points: readonly Place[]): Float64Array {
  const matrix = new Float64Array(points.length ** 2);
  points.forEach((from, i) => {
    points.forEach((to, j) => {
      if (i !== j && !isAirport(from) && !isAirport(to)) matrix[i * points.length + j] = distanceKm(from.at, to.at);
    });
  });
  return matrix;
}

function toDay(
  day: EmptyDay,
  { preferences, fixed = [] }: FillRequest,
  { indexOf, headStarts }: { readonly indexOf: (place: PlaceId) => number; readonly headStarts: HeadStarts },
): Day {
  const [after, before] = [headStarts.get(startOf(day)) ?? 0, headStarts.get(endOf(day)) ?? 0];
  // Who has spent the morning elsewhere has not waited.
  const hasBegun = fixed.some(({ date, visit }) => date === day.date && visit.arrive < (day.notBefore ?? 0));
  return {
    start: indexOf(startOf(day)),
    end: indexOf(endOf(day)),
    opens: Math.max(day.window.start, day.from.depart + after, hasBegun ? 0 : (day.notBefore ?? 0)),
    closes: day.returnTo === undefined ? closesOf(day) - before : day.window.end,
    mostVisits: Math.max(VISITS_PER_DAY[day.pace ?? preferences.pace], day.visits ?? 0, countFixed(day, fixed)),
  };
}

function closesOf({ to }: EmptyDay): number {
  return to.kind === 'transport' ? to.arrive : EVENING_END + LONGEST_LEG_MINUTES;
}

/** What is fixed is in, however many it is. */
function countFixed({ date }: EmptyDay, fixed: readonly FixedVisit[]): number {
  return fixed.filter((one) => one.date === date && one.visit.kind === 'place').length;
}

function toWindows(request: FillRequest, candidates: readonly Candidate[]): Problem['windows'] {
  const { days } = request;
  const offsets = [0];
  const opens: number[] = [];
  const closes: number[] = [];
  const found = candidates.map((candidate) => {
    const usual = days.map((day) => listServiceWindows(day, candidate, request));
    // Somebody insists on it, and the usual hours leave no time on any of the days: they may know better.
    const isHopeless = candidate.kind === 'place' && candidate.mandatory && usual.every(({ length }) => length === 0);
    return isHopeless ? days.map((day) => listWindowsAtAnyHour(day, candidate)) : usual;
  });
  for (const index of days.keys()) {
    for (const windows of found) {
      for (const window of windows[index] ?? []) {
        opens.push(window.open);
        closes.push(window.close);
      }
      offsets.push(opens.length);
    }
  }
  return { offsets: Int32Array.from(offsets), opens: Int32Array.from(opens), closes: Int32Array.from(closes) };
}

interface ServiceWindow {
  readonly open: number;
  readonly close: number;
}

/** When a visit may START that day: the open hours inside the day, less the length of the visit. */
function listServiceWindows(day: EmptyDay, candidate: Candidate, request: FillRequest): readonly ServiceWindow[] {
  if (candidate.kind === 'fixed') {
    const { date, visit } = candidate.fixed;
    return date === day.date ? [{ open: visit.arrive, close: visit.arrive }] : [];
  }
  if (candidate.kind === 'meal' && day.withoutMeals?.includes(candidate.meal)) return [];
  if (candidate.kind === 'meal' && candidate.onlyOn !== undefined) return listBreakWindows(day, candidate);
  if (candidate.place.city !== day.city) return [];
  const intervals = openIntervals(day, candidate, request.preferences);
  return isEvening(candidate)
    ? inTheEvening(day, candidate, { intervals, request })
    : withinTheDay(day, candidate, intervals);
}

function inTheEvening(
  day: EmptyDay,
  candidate: Evening,
  when: Parameters<typeof listOpenEvenings>[2],
): readonly ServiceWindow[] {
  const minutes = minutesOf(candidate);
  return listOpenEvenings(day, candidate, when)
    .map(({ open, close }) => ({ open: Math.max(open, day.notBefore ?? 0), close: close - minutes }))
    .flatMap((window) => outsideFreeTime(window, day, minutes))
    .filter(({ open, close }) => open <= close);
}

/** A break has no door: it is had at any time of its meal, on its one day. */
function listBreakWindows(day: EmptyDay, candidate: Extract<Candidate, { kind: 'meal' }>): readonly ServiceWindow[] {
  if (candidate.onlyOn !== day.date) return [];
  const { start, end } = MEAL_WINDOWS[candidate.meal];
  return withinTheDay(day, candidate, [{ open: start, close: end }]);
}

/** For a place whose hours nobody knows: the whole day. */
function listWindowsAtAnyHour(
  day: EmptyDay,
  candidate: Extract<Candidate, { kind: 'place' }>,
): readonly ServiceWindow[] {
  if (candidate.place.city !== day.city || plannableHours(candidate.place, day.date).areKnown) return [];
  return withinTheDay(day, candidate, [{ open: day.window.start, close: day.window.end }]);
}

function withinTheDay(
  day: EmptyDay,
  candidate: Exclude<Candidate, { kind: 'fixed' }>,
  intervals: readonly Interval[],
): readonly ServiceWindow[] {
  const allowed = candidate.kind === 'meal' ? mealWindow(day, candidate.meal) : day.window;
  const start = Math.max(allowed.start, day.window.start, day.notBefore ?? 0);
  const minutes = minutesOf(candidate);
  return intervals
    .map(({ open, close }) => ({ open: Math.max(open, start), close: Math.min(close, allowed.end) - minutes }))
    .flatMap((window) => outsideFreeTime(window, day, minutes))
    .filter(({ open, close }) => open <= close);
}

/** A day that ends early ends before dinner. */
function mealWindow({ window }: EmptyDay, meal: 'lunch' | 'dinner'): { readonly start: number; readonly end: number } {
  const { start, end } = MEAL_WINDOWS[meal];
  return { start, end: Math.min(end, endsBy(window, meal)) };
}

/** When it may start so that it is over before the time kept free, or begins after it. */
function outsideFreeTime(window: ServiceWindow, { free = [] }: EmptyDay, minutes: number): readonly ServiceWindow[] {
  return free.reduce<readonly ServiceWindow[]>(
    (windows, { start, end }) =>
      windows.flatMap(({ open, close }) => [
        { open, close: Math.min(close, start - minutes) },
        { open: Math.max(open, end), close },
      ]),
    [window],
  );
}

/** Its own hours, or those usual for its kind, of which the traveller is told. */
function openIntervals(
  day: EmptyDay,
  { place, mandatory }: Exclude<Candidate, { kind: 'fixed' }>,
  { knownHoursOnly = false }: FillRequest['preferences'],
): readonly Interval[] {
  const { intervals, areKnown } = plannableHours(place, day.date);
  return areKnown || mandatory || !knownHoursOnly ? intervals : [];
}

function membersWhere(candidates: readonly Candidate[], test: (candidate: Candidate) => boolean): Int32Array {
  return Int32Array.from(candidates.flatMap((candidate, index) => (test(candidate) ? [index] : [])));
}

/** One lunch and one dinner a day, where a table can be had. */
function mealGroup(candidates: readonly Candidate[], meal: 'lunch' | 'dinner'): Group {
  const members = membersWhere(candidates, (candidate) => mealOf(candidate) === meal);
  // Lunch and dinner are hours apart by themselves: on a day with nothing between them there are both, unless one is at a fixed hour.
  const apart = candidates.some(({ kind }) => kind === 'fixed') || !candidates.some(isBreak);
  return { members, perDayLeast: 1, perDayMost: 1, countsAsVisit: false, ...(!apart && { apart }) };
}

function isBreak(candidate: Candidate): boolean {
  return candidate.kind === 'meal' && candidate.onlyOn !== undefined;
}

function mealOf(candidate: Candidate | undefined): Meal | undefined {
  if (candidate?.kind === 'fixed') return candidate.fixed.visit.meal;
  return candidate?.kind === 'meal' ? candidate.meal : undefined;
}

/** A fixed breakfast, or a rest, is no visit either. */
function otherFixedGroup(candidates: readonly Candidate[]): Group {
  const members = membersWhere(
    candidates,
    (candidate) =>
      candidate.kind === 'fixed' && candidate.fixed.visit.kind !== 'place' && !isMainMeal(mealOf(candidate)),
  );
  return { members, perDayLeast: 0, perDayMost: members.length, countsAsVisit: false, apart: false };
}

function isMainMeal(meal: Meal | undefined): boolean {
  return meal === 'lunch' || meal === 'dinner';
}

/** Lunch and dinner at the same table exclude each other, unless there are too few tables for that. A part of the town is no table. */
function sameTableGroups(candidates: readonly Candidate[]): Group[] {
  const meals = candidates.filter(({ kind, place }) => kind === 'meal' && !isArea(place));
  const tables = new Set(meals.map(({ place }) => place.id));
  return [...tables]
    .map((id) => membersWhere(candidates, (candidate) => candidate.kind === 'meal' && candidate.place.id === id))
    .filter((members) => members.length > 1)
    .map((members) => ({ members, perDayLeast: 0, perDayMost: 1, most: timesOf(members), countsAsVisit: false }));

  function timesOf(members: Int32Array): number {
    const meals = Map.groupBy(members, (index) => mealOf(candidates[index]));
    return Math.max(...[...meals.values()].map((same) => same.length));
  }
}
