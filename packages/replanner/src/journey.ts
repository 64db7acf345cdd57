import type { ChosenPlan, Coordinates, DayPlan, LeftOutPlace, PlaceId, Visit, VisitId } from '@wayfarer/trip';
import type { IsoDate, MinuteOfDay } from '@wayfarer/trip/clock';

import { compareCursors, type Cursor } from './cursor.ts';
import type { Decision, Trigger } from './decision.ts';
import type { Lesson } from './lesson.ts';
import { NO_NOTES, type Notes } from './notes.ts';
import type { Measure, ReadingKind } from './reading.ts';

/** A visit that was taken out of its day and comes back through a new decision. */
export interface WaitingVisit {
  /** As it was planned. */
  readonly visit: Visit;
  readonly date: IsoDate;
  /** When it comes back by itself; `null` when only a level brings it back. */
  readonly until: MinuteOfDay | null;
  /** What sent it away. */
  readonly measure: Measure;
  /** A reading of that kind under this level (0–1) brings it back at once. */
  readonly below: number | null;
}

/** What decisions taught us about the traveller. */
export type Learned =
  /** Kept in spite of it: up to this level the same visit is not asked about again. `null`: whatever is reported. */
  | { readonly type: 'tolerates'; readonly visit: VisitId; readonly kind: ReadingKind; readonly level: number | null }
  /** Gave up a place worth a lot to them (S ≥ 0.70): recorded for a memory of them (SEED_DETAILS A9), part of the plan's hash. */
  | { readonly type: 'missed'; readonly place: PlaceId; readonly satisfaction: number };

/** What a decision or an edit may change, and what undoing it restores. */
export interface PlanState {
  /** What the plan is made of and judged by; its days and what was left out are those of the choice. */
  readonly start: ChosenPlan;
  readonly days: readonly DayPlan[];
  readonly leftOut: readonly LeftOutPlace[];
  /** Given up for good, never offered again. */
  readonly skipped: readonly PlaceId[];
  readonly waiting: readonly WaitingVisit[];
  readonly learned: readonly Learned[];
}

/** A reading that was reported, as it was judged then. */
export interface NotedReading {
  readonly measure: Measure;
  /** `null` for weather of a whole day. */
  readonly visit: VisitId | null;
  /** Where that visit is; absent where it is not known. */
  readonly place?: PlaceId;
  readonly date: IsoDate;
  readonly time: MinuteOfDay;
  /** While it lasts, where somebody said so; weather the whole day where nothing is said. */
  readonly from?: MinuteOfDay;
  readonly until?: MinuteOfDay;
  readonly reached: boolean;
}

/** A plan as it was, with where the cursor stood where that hangs on the plan. */
export type PlanStateThen = PlanState & { readonly cursor?: Cursor };

/** A decision or an edit that was applied: enough to take it back. */
export interface AppliedDecision {
  readonly decision: string;
  /** Sequence number of its event in the log; `null` where the events were folded without a log. */
  readonly seq: number | null;
  readonly before: PlanStateThen;
  /** What was said of it then. */
  readonly text: string;
  /** What it teaches; absent where it teaches nothing. */
  readonly lesson?: Lesson;
}

/** What moving the cursor may change, and what taking that back restores. */
export interface StepState {
  readonly underWay: boolean;
  readonly cursor: Cursor;
  readonly at: VisitId | null;
  readonly visited: readonly VisitId[];
  readonly waiting: readonly WaitingVisit[];
  readonly leftOut: readonly LeftOutPlace[];
  readonly pending: Decision | null;
  readonly queue: readonly Trigger[];
}

/** A move of the cursor after which nothing was decided yet: enough to take it back. */
export interface TakenStep {
  /** The traveller said that they are somewhere, or what time it is. */
  readonly step: 'arrival' | 'time';
  readonly seq: number | null;
  readonly before: StepState;
  /** How many readings had been reported. */
  readonly readings: number;
  /** What was said of it then; absent where nothing was. */
  readonly text?: string;
}

/** Something that was taken back, with how it was until then: enough to do it again. */
export type TakenBack =
  | { readonly entry: AppliedDecision; readonly after: PlanStateThen }
  | { readonly entry: TakenStep; readonly after: StepState };

/** A trip under way: the fold of its events. Plain data. */
export interface Journey extends PlanState {
  /** The traveller has said where they are, or what time it is. Before that the cursor stands at the first visit. */
  readonly underWay: boolean;
  readonly cursor: Cursor;
  /** The visit at which the traveller stands; `null` on the way, and before the trip begins. */
  readonly at: VisitId | null;
  /** Visits of kind `place` and `meal` that are over, in the order in which they ended. */
  readonly visited: readonly VisitId[];
  readonly readings: readonly NotedReading[];
  /** What the traveller told of themselves. */
  readonly notes: Notes;
  /** What answers taught under plans before this one; those of this one stand with their answers. */
  readonly lessons: readonly Lesson[];
  /** The open question; while there is one, nothing moves. */
  readonly pending: Decision | null;
  /** What will be asked next; empty when nothing is pending. */
  readonly queue: readonly Trigger[];
  /** How many decisions were requested so far; the next one's id is made of it. */
  readonly asked: number;
  /** What can be taken back, the newest last. A decision makes the steps before it lived: they are not in it any more. */
  readonly history: readonly (AppliedDecision | TakenStep)[];
  /** What was taken back and can be done again, the next one last. Whatever is done anew empties it. */
  readonly undone: readonly TakenBack[];
}

/**
 * The journey before its first step: the cursor stands at the planned arrival of the first visit.
 *
 * @throws {RangeError} if there are no days.
 */
export function startJourney(start: ChosenPlan): Journey {
  return {
    start,
    days: start.days,
    leftOut: start.leftOut,
    skipped: [],
    waiting: [],
    learned: [],
    underWay: false,
    cursor: firstCursor(start.days),
    at: null,
    visited: [],
    readings: [],
    notes: NO_NOTES,
    lessons: [],
    pending: null,
    queue: [],
    asked: 0,
    history: [],
    undone: [],
  };
}

/**
 * The planned arrival of the first visit; where there is none, the beginning of the first day.
 *
 * @throws {RangeError} if there are no days.
 */
export function firstCursor(days: readonly DayPlan[]): Cursor {
  const [firstDay] = days;
  if (!firstDay) throw new RangeError('A journey needs at least one day.');
  const first = listStops(days)[0];
  return first ? { date: first.date, time: first.visit.arrive } : { date: firstDay.date, time: firstDay.window.start };
}

/** A visit one goes somewhere for, with its date. */
export interface DatedVisit {
  readonly date: IsoDate;
  readonly visit: Visit;
}

/** Days never change, so neither do their stops: asked for once for each place that is considered. */
const STOPS = new WeakMap<readonly DayPlan[], readonly DatedVisit[]>();

/** Visits of kind `place` and `meal` in order of time; beds and journeys are no stops. */
export function listStops(days: readonly DayPlan[]): readonly DatedVisit[] {
  const known = STOPS.get(days);
  if (known) return known;
  const stops = days.flatMap(({ date, visits }) =>
    visits.filter(({ kind }) => kind === 'place' || kind === 'meal').map((visit) => ({ date, visit })),
  );
  STOPS.set(days, stops);
  return stops;
}

/** The same with each place: the first stop there. */
const STOPS_AT = new WeakMap<readonly DayPlan[], ReadonlyMap<PlaceId, DatedVisit>>();

/** The first stop at that place; `undefined` where it is not planned. */
export function findStopAt(days: readonly DayPlan[], place: PlaceId): DatedVisit | undefined {
  const known =
    STOPS_AT.get(days) ??
    new Map(
      listStops(days)
        .toReversed()
        .map((stop) => [stop.visit.place, stop]),
    );
  STOPS_AT.set(days, known);
  return known.get(place);
}

/** Stops that are neither over nor past: the one the traveller is at comes first. */
export function listStopsAhead({ days, visited, cursor }: Journey): readonly DatedVisit[] {
  return listStops(days).filter(
    ({ date, visit }) => !visited.includes(visit.id) && compareCursors({ date, time: visit.depart }, cursor) > 0,
  );
}

/** The visit the traveller is at or goes to next; `undefined` when the trip is over. */
export function nextVisit(journey: Journey): Visit | undefined {
  return listStopsAhead(journey)[0]?.visit;
}

/** The severity words of weather reported for that date; the newest one, else a forecast that is more than usual weather. */
export function weatherOn(
  { readings, start }: Journey,
  date: IsoDate,
): Extract<Measure, { kind: 'weather' }> | undefined {
  const reported = reportedOn(readings).get(date);
  if (reported) return reported;
  const forecast = start.facts.calendar.find((day) => day.date === date)?.weather;
  return forecast && !forecast.typical ? { kind: 'weather', condition: forecast.condition } : undefined;
}

type Weather = Extract<Measure, { kind: 'weather' }>;
const REPORTED = new WeakMap<readonly NotedReading[], ReadonlyMap<IsoDate, Weather>>();

/** The newest weather of each date, looked up once however long the log is. */
function reportedOn(readings: readonly NotedReading[]): ReadonlyMap<IsoDate, Weather> {
  const known = REPORTED.get(readings);
  if (known) return known;
  const newest = new Map<IsoDate, Weather>();
  for (const { measure, date } of readings) if (measure.kind === 'weather') newest.set(date, measure);
  REPORTED.set(readings, newest);
  return newest;
}

/** The fields that a move of the cursor may change. */
export function stepOf({ underWay, cursor, at, visited, waiting, leftOut, pending, queue }: Journey): StepState {
  return { underWay, cursor, at, visited, waiting, leftOut, pending, queue };
}

/** The decisions that stand, the newest last. */
export function listApplied({ history }: Pick<Journey, 'history'>): readonly AppliedDecision[] {
  return history.filter((entry): entry is AppliedDecision => 'decision' in entry);
}

/** The fields that a decision or an edit may change. */
export function planOf({ start, days, leftOut, skipped, waiting, learned }: PlanState): PlanState {
  return { start, days, leftOut, skipped, waiting, learned };
}

/** Where the traveller is: as they said, else at the stop they are at or were at last; `null` where neither is known. */
export function positionOf(
  { notes, at, visited, days }: Journey,
  placeAt: (place: PlaceId) => Coordinates,
): Coordinates | null {
  if (notes.position) return notes.position;
  const id = at ?? visited.at(-1);
  const visit = id === undefined ? undefined : days.flatMap(({ visits }) => visits).find((one) => one.id === id);
  return visit ? placeAt(visit.place) : null;
}
