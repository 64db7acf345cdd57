import type { DayPlan, LeftOutPlace, PlaceId, VisitId } from '@wayfarer/trip';
import type { IsoDate, MinuteOfDay } from '@wayfarer/trip/clock';

import type { Concern, Decision, Verb } from './decision.ts';
import type { Dispatched } from './dispatch.ts';
import type { Cursor, PlanState, StepState, TakenStep, WaitingVisit } from './journey.ts';
import type { Limit } from './limits.ts';
import type { Measure } from './reading.ts';
import { isSameData } from './same-data.ts';

/** As the log takes it; the log adds who, when and where in the chain. */
interface EventOf<Type extends string, Content> {
  readonly type: Type;
  readonly version: 1;
  /** `autopilot`: nobody was asked, because the traveller allowed that. */
  readonly author: 'traveller' | 'replanner' | 'autopilot';
  readonly content: Content;
}

/** What the plan is from now on: of the days only the changed ones, each whole; the rest whole. */
export type PlanChange = PlanState;

/** A reading, what it was held against, and who answered it. */
export type ReadingReported = EventOf<
  'reading-reported',
  {
    readonly measure: Measure;
    readonly visit: VisitId | null;
    readonly date: IsoDate;
    readonly time: MinuteOfDay;
    readonly limit: Limit;
    readonly reached: boolean;
    /** Visits it disrupts. */
    readonly affected: readonly VisitId[];
    readonly dispatched: Dispatched;
    readonly text: string;
  }
>;
export type DecisionRequested = EventOf<'decision-requested', { readonly decision: Decision }>;
export type DecisionQueued = EventOf<'decision-queued', { readonly concern: Concern }>;
/** A question, open or queued, that need not be answered any more. */
export type DecisionLapsed = EventOf<'decision-lapsed', { readonly concern: Concern; readonly text: string }>;
export type DecisionMade = EventOf<
  'decision-made',
  {
    readonly decision: string;
    readonly visit: VisitId;
    readonly choice: Verb;
    /** The alternative chosen. */
    readonly place: PlaceId | null;
    /** What was done, for the log: `wait-until`, `replace-nearby`, `free-the-slot`, … */
    readonly strategy: Strategy;
    readonly change: PlanChange;
    /** "You replaced X by Y because …", or "I replaced …" where nobody was asked. */
    readonly text: string;
    /** Ids of the rules that allowed it without asking; absent where the traveller decided. */
    readonly allowedBy?: readonly string[];
  }
>;
export type CursorAdvanced = EventOf<
  'cursor-advanced',
  {
    readonly cursor: Cursor;
    readonly at: VisitId | null;
    readonly done: readonly VisitId[];
    /** Those that still wait; the day of the others is over. */
    readonly waiting: readonly WaitingVisit[];
    readonly leftOut: readonly LeftOutPlace[];
    /** Whether the traveller said where they are, or what time it is; the latter where nothing is noted. */
    readonly step?: TakenStep['step'];
    readonly text?: string;
  }
>;
export type VisitReturned = EventOf<
  'visit-returned',
  { readonly visit: VisitId; readonly because: 'time' | 'level'; readonly text: string }
>;
/** The traveller fixed a visit, or released it. */
export type VisitFixed = EventOf<
  'visit-fixed',
  { readonly visit: VisitId; readonly change: PlanChange; readonly text: string }
>;
/** `seq` is that of the `decision-made` or `visit-fixed` taken back. */
export type Undone = EventOf<
  'undone',
  { readonly seq: number | null; readonly decision: string; readonly change: PlanChange; readonly text?: string }
>;
/** `seq` is that of the `cursor-advanced` taken back; everything it changed is as it was, whole. */
export type StepUndone = EventOf<'step-undone', { readonly seq: number | null; readonly text: string } & StepState>;

export type JourneyEvent =
  | ReadingReported
  | DecisionRequested
  | DecisionQueued
  | DecisionLapsed
  | DecisionMade
  | CursorAdvanced
  | VisitReturned
  | VisitFixed
  | Undone
  | StepUndone;

export type Strategy = 'wait' | 'replace' | 'put-back' | 'free-the-slot' | 'move-later' | 'leave-as-it-is';

/** Days of `before` that `after` replaces by others. */
export function changedDays(before: readonly DayPlan[], after: readonly DayPlan[]): readonly DayPlan[] {
  return after.filter((day) => !before.some((other) => isSameData(day, other)));
}
