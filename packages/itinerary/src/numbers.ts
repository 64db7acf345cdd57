import type { Day, Group, Problem } from '@wayfarer/optimizer';
import { hoursOn, type Place } from '@wayfarer/trip';
import {
  bufferMinutes,
  DINNER_END,
  LONGEST_LEG_MINUTES,
  MEAL_MINUTES,
  MEAL_WINDOWS,
  VISITS_PER_DAY,
} from '@wayfarer/trip/limits';
import { CATEGORIES, type Interval } from '@wayfarer/trip/vocabulary';

import { type Candidate, priceOf } from './candidates.ts';
import { toCrowdLosses } from './crowds.ts';
import type { Anchor, EmptyDay, FillRequest } from './request.ts';

/** Three of a kind on one day are worth less than three kinds: the k-th counts 0.8^(k−1) of its score (editorial). */
const DIMINISHING = 0.8;
/**
 * What a minute costs in score (editorial). An hour on the way is worth a middling place (0.25–0.35), so a better place may be an
 * hour farther; an hour of idling a third of that, since it rests the feet.
 */
const PER_MINUTE = { travel: 0.3 / 60, waiting: 0.1 / 60 };

/** A problem in numbers, with what is needed to read the answer. */
export interface Numbers {
  readonly problem: Problem;
  readonly candidates: readonly Candidate[];
}

/** Writes days and candidates as numbers: candidate i is point i, anchors follow. */
export function toNumbers(request: FillRequest, candidates: readonly Candidate[]): Numbers {
  const anchors = listAnchors(request.days);
  const points = [...candidates.map(({ place }) => place), ...anchors.map((anchor) => getAnchorPlace(request, anchor))];
  const indexOf = (anchor: Anchor): number =>
    candidates.length + anchors.findIndex((one) => one.place === anchor.place);
  const problem: Problem = {
    points: points.length,
    places: candidates.length,
    travel: travelMatrix(points, candidates.length, request),
    maxLeg: longestLeg(request),
    score: Float64Array.from(candidates, ({ score }) => score),
    stay: Int32Array.from(candidates, minutesOf),
    days: request.days.map((day) => toDay(day, request, indexOf)),
    windows: toWindows(request.days, candidates),
    mandatory: Uint8Array.from(candidates, ({ mandatory }) => (mandatory ? 1 : 0)),
    category: Int32Array.from(candidates, ({ kind, place }) =>
      kind === 'meal' ? -1 : CATEGORIES.indexOf(place.categories[0]),
    ),
    diminishing: DIMINISHING,
    perMinute: PER_MINUTE,
    ...(request.preferences.avoidCrowds ? { atHour: toCrowdLosses(request.days, candidates) } : {}),
    groups: [mealGroup(candidates, 'lunch'), mealGroup(candidates, 'dinner'), ...sameTableGroups(candidates)].filter(
      (group) => group.members.length > 0,
    ),
    ...(request.spendingLimit
      ? {
          fee: Int32Array.from(candidates, (candidate) => priceOf(candidate) * request.party.travelers),
          budget: Math.max(0, request.spendingLimit.amount),
        }
      : {}),
  };
  return { problem, candidates };
}

export function minutesOf(candidate: Candidate): number {
  return candidate.kind === 'meal' ? MEAL_MINUTES : candidate.place.usualMinutes;
}

function listAnchors(days: readonly EmptyDay[]): Anchor[] {
  const all = days.flatMap((day) => [day.from, day.to]);
  return all.filter((anchor, index) => all.findIndex((other) => other.place === anchor.place) === index);
}

function getAnchorPlace({ book }: FillRequest, anchor: Anchor): Place {
  const place = book.get(anchor.place);
  if (!place) throw new Error(`The day starts or ends at ${anchor.place}, which is not among the facts.`);
  return place;
}

/** The longest leg with the margin that one between two visits holds. */
function longestLeg({ preferences }: FillRequest): number {
  return LONGEST_LEG_MINUTES + bufferMinutes(preferences.pace);
}

/**
 * Minutes between all points; the margin is added between two visits.
 *
 * NOTE: a leg to or from a bed holds no margin, so one that is too long without it is written as just too long with it.
 */
function travelMatrix(points: readonly Place[], visits: number, request: FillRequest): Int32Array {
  const buffer = bufferMinutes(request.preferences.pace);
  const tooLong = longestLeg(request) + 1;
  const matrix = new Int32Array(points.length ** 2);
  points.forEach((from, i) => {
    points.forEach((to, j) => {
      const { minutes } = request.travel(from.at, to.at);
      const margin = i < visits && j < visits ? buffer : 0;
      matrix[i * points.length + j] =
        minutes > LONGEST_LEG_MINUTES ? Math.max(tooLong, minutes + margin) : minutes + margin;
    });
  });
  return matrix;
}

function toDay(day: EmptyDay, { preferences }: FillRequest, indexOf: (anchor: Anchor) => number): Day {
  return {
    start: indexOf(day.from),
    end: indexOf(day.to),
    opens: Math.max(day.window.start, day.from.depart),
    closes: day.to.kind === 'transport' ? day.to.arrive : DINNER_END + LONGEST_LEG_MINUTES,
    mostVisits: VISITS_PER_DAY[preferences.pace],
  };
}

function toWindows(days: readonly EmptyDay[], candidates: readonly Candidate[]): Problem['windows'] {
  const offsets = [0];
  const opens: number[] = [];
  const closes: number[] = [];
  for (const day of days) {
    for (const candidate of candidates) {
      for (const window of listServiceWindows(day, candidate)) {
        opens.push(window.open);
        closes.push(window.close);
      }
      offsets.push(opens.length);
    }
  }
  return { offsets: Int32Array.from(offsets), opens: Int32Array.from(opens), closes: Int32Array.from(closes) };
}

/** When a visit may START that day: the open hours inside the day, less the length of the visit. */
function listServiceWindows(day: EmptyDay, candidate: Candidate): { readonly open: number; readonly close: number }[] {
  if (candidate.place.city !== day.city) return [];
  const allowed = candidate.kind === 'meal' ? MEAL_WINDOWS[candidate.meal] : day.window;
  const start = Math.max(allowed.start, day.window.start);
  const minutes = minutesOf(candidate);
  return openIntervals(day, candidate)
    .map(({ open, close }) => ({ open: Math.max(open, start), close: Math.min(close, allowed.end) - minutes }))
    .filter(({ open, close }) => open <= close);
}

/** A must-do whose hours nobody knows is planned as if it were open, and the traveller is warned. */
function openIntervals(day: EmptyDay, candidate: Candidate): readonly Interval[] {
  const hours = hoursOn(candidate.place, day.date);
  if (hours !== 'unknown') return hours;
  return candidate.mandatory ? [{ open: day.window.start, close: day.window.end }] : [];
}

function membersWhere(candidates: readonly Candidate[], test: (candidate: Candidate) => boolean): Int32Array {
  return Int32Array.from(candidates.flatMap((candidate, index) => (test(candidate) ? [index] : [])));
}

/** One lunch and one dinner a day, where a table can be had. */
function mealGroup(candidates: readonly Candidate[], meal: 'lunch' | 'dinner'): Group {
  const members = membersWhere(candidates, (candidate) => candidate.kind === 'meal' && candidate.meal === meal);
  return { members, perDayLeast: 1, perDayMost: 1, countsAsVisit: false };
}

/** Lunch and dinner at the same table exclude each other: there are other tables. */
function sameTableGroups(candidates: readonly Candidate[]): Group[] {
  const meals = candidates.filter((candidate) => candidate.kind === 'meal');
  const tables = new Set(meals.map(({ place }) => place.id));
  return [...tables]
    .map((id) => membersWhere(candidates, (candidate) => candidate.kind === 'meal' && candidate.place.id === id))
    .filter((members) => members.length > 1)
    .map((members) => ({ members, perDayLeast: 0, perDayMost: 1, most: 1, countsAsVisit: false }));
}
