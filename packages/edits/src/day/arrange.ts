import { type DayPlan, getPlace, isToOrFromJourney, type Visit, type VisitId } from '@wayfarer/trip';
import { minute } from '@wayfarer/trip/clock';
import { type Reason, rulesOfDay, type TripRules } from '@wayfarer/trip/feasibility';

import { type EditContext, findDay, leastMinutes, mayMove } from '../plan/context.ts';
import { type Accepts, findNewOn, NOTHING_ACCEPTED } from '../plan/judge.ts';
import { allowedTimes, timesAsSaid } from './allowed-times.ts';
import { dayWith } from './day-with.ts';
import type { Item } from './item.ts';
import { minutesBetween } from './minutes-between.ts';
import { toTimetable } from './timetable.ts';

/** A visit that the edit is about: it may have any time, within what is asked. */
export interface Guest {
  /** With the times that are wished, and as long as is wished. */
  readonly visit: Visit;
  /** As short as it may become. */
  readonly least: number;
  /** Bounds of its arrival. */
  readonly earliest?: number;
  readonly latest?: number;
  /** It has these times, whatever the hours say: it has begun, or somebody knows better. */
  readonly isFixed?: boolean;
  /** It is shortened before anybody else is moved. */
  readonly yields?: boolean;
  /** What a minute away from the wished arrival costs; little, by default: the neighbours count for more. */
  readonly weight?: number;
}

/** A row of visits for a day, those that the edit is about among them. */
export interface Row {
  /** The day as it was, with whatever wishes are to hold. */
  readonly day: DayPlan;
  readonly visits: readonly Visit[];
  readonly guests: readonly Guest[];
}

/** What may happen to a day for the sake of an edit, least first. */
export const STAGES = ['still', 'shifted', 'shortened'] as const;
export type Stage = (typeof STAGES)[number];

export interface Arranged {
  readonly day: DayPlan;
  readonly stage: Stage;
  /** Minutes of displacement, roughly. */
  readonly cost: number;
}

/** One minute of the way that others are moved. What stands before an edit is moved a little less readily than what follows. */
const WEIGHT = { before: 1.01, after: 1 };
/** A guest is there early rather than late, but moves nobody for it. */
const GUEST_WEIGHT = 0.0001;
/** Nothing is shortened by a minute while the whole day could be moved by one. */
const SHORTER = 30;
const NEVER = Infinity;

/** The context an edit is judged in: by the rules of `after`, held against `before`. */
export interface Judging {
  readonly before: EditContext;
  readonly after: EditContext;
  readonly accepts?: Accepts;
}

/** The day with that row, in that order, if nothing more than the stage allows makes it fit. */
export function arrange(judging: Judging, row: Row, stage: Stage): Arranged | undefined {
  const laid = lay(judging, row, stage);
  if (!laid || findReasons(judging, laid.day).length > 0) return undefined;
  return { ...laid, stage };
}

/** What is new against that day. */
export function findReasons({ before, after, accepts = NOTHING_ACCEPTED }: Judging, day: DayPlan): readonly Reason[] {
  return findNewOn(before, after, day).filter((reason) => !accepts(reason));
}

/** The same with the first stage that makes it fit. */
export function arrangeSomehow(judging: Judging, row: Row): Arranged | undefined {
  for (const stage of STAGES) {
    const arranged = arrange(judging, row, stage);
    if (arranged) return arranged;
  }
  return undefined;
}

/** The row at the times that are wished, whatever the judge says to them. */
export function asWished({ rules }: EditContext, { day, visits, guests }: Row): DayPlan {
  const wished = visits.map((visit) => guests.find((guest) => guest.visit.id === visit.id)?.visit ?? visit);
  return dayWith(day, wished, rules);
}

function lay(judging: Judging, row: Row, stage: Stage): Omit<Arranged, 'stage'> | undefined {
  const { day, visits } = row;
  const rules = rulesOfDay(day, judging.after.rules);
  const end = endOf(visits);
  const timed = visits.slice(0, end);
  const was = findDay(judging.before, day.date) ?? day;
  if (isTooFar(rules, was, visits)) return undefined;
  const [from, until] = stage === 'still' ? neighbourhood(timed, row.guests) : [0, timed.length];
  const items = timed
    .slice(from, until)
    .map((visit, index) => toItem(judging, row, { visit, index: index + from, stage, rules, was }));
  const table = toTimetable(items, stage === 'shifted' ? NEVER : SHORTER);
  if (!table) return undefined;
  const placed = visits.map((visit, index) => {
    const time = table.times[index - from];
    if (!time || (time.arrive === visit.arrive && time.depart === visit.depart)) return visit;
    return { ...visit, arrive: minute(time.arrive), depart: minute(time.depart) };
  });
  return { day: dayWith(day, placed, rules), cost: table.cost };
}

/** The bed one comes back to is no part of the timetable; a journey is. */
function endOf(visits: readonly Visit[]): number {
  return visits.length > 1 && visits.at(-1)?.kind === 'stay' ? visits.length - 1 : visits.length;
}

/** Where nobody else moves only the guests and who stands beside them matter; without guests nobody. */
function neighbourhood(timed: readonly Visit[], guests: readonly Guest[]): readonly [number, number] {
  const isGuest = ({ id }: Visit): boolean => guests.some(({ visit }) => visit.id === id);
  const first = timed.findIndex(isGuest);
  return first === -1 ? [0, 0] : [Math.max(0, first - 1), timed.findLastIndex(isGuest) + 2];
}

interface Placing {
  readonly visit: Visit;
  readonly index: number;
  readonly stage: Stage;
  readonly rules: TripRules;
  /** The day before the edit. */
  readonly was: DayPlan;
}

function toItem(judging: Judging, row: Row, placing: Placing): Item {
  const { visit, index, stage, rules, was } = placing;
  const context = judging.after;
  const guest = row.guests.find((one) => one.visit.id === visit.id);
  const previous = row.visits[index - 1];
  const gap = previous ? gapBetween({ rules, was, before: judging.before }, previous, visit) : 0;
  if (guest) return guestItem(context, guest, { day: row.day, gap, stage });
  const { arrive, depart } = visit;
  const length = depart - arrive;
  const isFixed = stage === 'still' || !mayMove(context, row.day.date, visit);
  const first = row.visits.findIndex(({ id }) => row.guests.some((one) => one.visit.id === id));
  return {
    wished: arrive,
    weight: index < first ? WEIGHT.before : WEIGHT.after,
    longest: length,
    shortest: stage === 'shortened' ? leastMinutes(context, visit) : length,
    earliest: 0,
    latest: Infinity,
    within: isFixed ? [] : allowedTimes(context, row.day, visit),
    ...(isFixed || wasAmiss(judging.before, was, visit) ? { planned: { arrive, depart } } : {}),
    isFixed,
    gap,
  };
}

function guestItem(
  context: EditContext,
  { visit, least, earliest = 0, latest = Infinity, weight = GUEST_WEIGHT, isFixed = false, yields = false }: Guest,
  { day, gap, stage }: { readonly day: DayPlan; readonly gap: number; readonly stage: Stage },
): Item {
  const longest = visit.depart - visit.arrive;
  return {
    wished: visit.arrive,
    weight,
    longest,
    shortest: stage === 'shortened' || (yields && stage === 'still') ? Math.min(least, longest) : longest,
    earliest,
    latest,
    within: isFixed ? [] : (earliest === latest ? timesAsSaid : allowedTimes)(context, day, visit),
    ...(isFixed ? { planned: { arrive: visit.arrive, depart: visit.depart } } : {}),
    isFixed,
    gap,
  };
}

/** Planned when the judge would not have it: what is amiss already may stay so. */
function wasAmiss(before: EditContext, was: DayPlan, { id, arrive, depart }: Visit): boolean {
  const planned = was.visits.find((visit) => visit.id === id);
  if (planned?.arrive !== arrive || planned.depart !== depart) return false;
  return !allowedTimes(before, was, planned).some(({ open, close }) => open <= arrive && depart <= close);
}

interface Gap {
  readonly rules: TripRules;
  readonly was: DayPlan;
  readonly before: EditContext;
}

/** Minutes between two visits: what the judge wants, or what was between them, if that was too little already. */
function gapBetween({ rules, was, before }: Gap, from: Visit, to: Visit): number {
  const needed = minutesBetween(rules, from, to);
  const [first, second] = neighboursIn(was, from.id, to.id) ?? [];
  if (first?.place !== from.place || second?.place !== to.place) return needed;
  const planned = second.arrive - first.depart;
  return planned < minutesBetween(rulesOfDay(was, before.rules), first, second) ? Math.min(needed, planned) : needed;
}

function neighboursIn({ visits }: DayPlan, from: VisitId, to: VisitId): readonly [Visit, Visit] | undefined {
  const index = visits.findIndex(({ id }) => id === from);
  const [was, then] = [visits[index], visits[index + 1]];
  return index >= 0 && was && then?.id === to ? [was, then] : undefined;
}

/** A way that is new and longer than any may be. */
function isTooFar({ book, travel, longestLegMinutes }: TripRules, was: DayPlan, visits: readonly Visit[]): boolean {
  return visits.slice(1).some((to, index) => {
    const from = visits[index];
    if (!from || isToOrFromJourney(from, to) || neighboursIn(was, from.id, to.id)) return false;
    return travel(getPlace(book, from.place).at, getPlace(book, to.place).at).minutes > longestLegMinutes;
  });
}
