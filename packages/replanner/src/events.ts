import { isSameData, type PlaceId, type VisitId } from '@wayfarer/trip';
import type { IsoDate, MinuteOfDay } from '@wayfarer/trip/clock';

import type { Decision, Trigger, Verb } from './decision.ts';
import type { Dispatched } from './dispatch.ts';
import { type Cursor, planOf, type PlanState, type TakenStep } from './journey.ts';
import type { Limit } from './limits.ts';
import type { Measure } from './reading.ts';

/** As the log takes it; the log adds who, when and where in the chain. */
interface EventOf<Type extends string, Content> {
  readonly type: Type;
  readonly version: number;
  /** `autopilot`: nobody was asked, because the traveller allowed that. */
  readonly author: 'traveller' | 'replanner' | 'autopilot';
  readonly content: Content;
}

/** What of the plan is different from now on, and nothing else: of the days only the changed ones, each whole; the rest whole. */
export type PlanChange = Partial<PlanState>;

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
export type DecisionQueued = EventOf<'decision-queued', { readonly trigger: Trigger }>;
/** A question, open or queued, that need not be answered any more. */
export type DecisionLapsed = EventOf<'decision-lapsed', { readonly trigger: Trigger; readonly text: string }>;
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
    /** Where something waited for that day, which is over now. */
    readonly change: PlanChange;
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
/** `seq` is that of the `decision-made` or `visit-fixed` taken back; the plan is as it was before it. */
export type Undone = EventOf<
  'undone',
  { readonly seq: number | null; readonly decision: string; readonly text: string }
>;
/** `seq` is that of the `cursor-advanced` taken back; everything it changed is as it was before it. */
export type StepUndone = EventOf<'step-undone', { readonly seq: number | null; readonly text: string }>;

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

/** Versions of the shapes above. A new shape needs a higher one, and an upcaster for the old. */
export const JOURNEY_VERSIONS: Readonly<Record<JourneyEvent['type'], number>> = {
  'reading-reported': 1,
  'decision-requested': 2,
  'decision-queued': 2,
  'decision-lapsed': 2,
  'decision-made': 2,
  'cursor-advanced': 2,
  'visit-returned': 1,
  'visit-fixed': 2,
  undone: 2,
  'step-undone': 2,
};

/** What is different in `after`. */
export function changeBetween(before: PlanState, after: PlanState): PlanChange {
  const { days, ...rest } = planOf(after);
  const newDays = days.filter((day) => !before.days.some((other) => isSameData(day, other)));
  const changed = Object.entries(rest).filter(([key, value]) => !isSameData(value, before[key as keyof PlanState]));
  return { ...(newDays.length > 0 && { days: newDays }), ...Object.fromEntries(changed) };
}
