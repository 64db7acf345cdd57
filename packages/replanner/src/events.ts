import type { Edit, Move } from '@wayfarer/edits';
import { type ChosenPlan, isSameData, type PlaceId, type TripFacts, type VisitId } from '@wayfarer/trip';
import type { IsoDate, MinuteOfDay } from '@wayfarer/trip/clock';

import type { Cursor } from './cursor.ts';
import type { Decision, Trigger } from './decision.ts';
import type { Dispatched, DispatchResult } from './dispatch.ts';
import { planOf, type PlanState, type TakenStep } from './journey.ts';
import type { Limit } from './limits.ts';
import type { Note } from './notes.ts';
import type { Measure } from './reading.ts';
import type { Trouble } from './repair/trouble.ts';
import type { Verb } from './verb.ts';

/** As the log takes it; the log adds who, when and where in the chain. */
interface EventOf<Type extends string, Content> {
  readonly type: Type;
  readonly version: number;
  /** `autopilot`: nobody was asked, because the traveller allowed that. */
  readonly author: 'traveller' | 'replanner' | 'autopilot';
  readonly content: Content;
}

/** What of the plan is different from now on, and nothing else: of the days only the changed ones, each whole; the rest whole. */
export type PlanChange = Partial<Omit<PlanState, 'start'>> & {
  /** All dates of the trip in order, where there are others now. */
  readonly dates?: readonly IsoDate[];
  /** What the plan is made of and judged by, as far as that is different. */
  readonly start?: StartChange;
};

/** What an edit of people, money or dates changes: of the facts only what is different, such as the calendar. */
export type StartChange = Partial<Omit<ChosenPlan, 'days' | 'leftOut' | 'facts'>> & {
  readonly facts?: Partial<TripFacts>;
};

/** A reading, what it was held against, and who answered it. */
export type ReadingReported = EventOf<
  'reading-reported',
  {
    readonly measure: Measure;
    readonly visit: VisitId | null;
    /** Of a day that has not come yet: what it is about, planned that day or not. */
    readonly place?: PlaceId;
    readonly date: IsoDate;
    readonly time: MinuteOfDay;
    readonly limit: Limit;
    readonly reached: boolean;
    /** Until when weather lasts; absent where nobody said, as in older logs. */
    readonly until?: MinuteOfDay;
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
/** The traveller fixed a visit, or released it; as logs have it from before that was an edit. */
export type VisitFixed = EventOf<
  'visit-fixed',
  { readonly visit: VisitId; readonly change: PlanChange; readonly text: string }
>;
/** The traveller changed the plan by hand or by word. */
export type PlanEdited = EventOf<
  'plan-edited',
  {
    readonly edit: Edit;
    readonly change: PlanChange;
    /** What the edit named, and what had to move for it. */
    readonly asked: readonly Move[];
    readonly moved: readonly Move[];
    readonly text: string;
  }
>;
/** The traveller took over what would be done about something that they foresee. */
export type PlanRepaired = EventOf<
  'plan-repaired',
  {
    readonly trouble: Trouble;
    readonly change: PlanChange;
    readonly moved: readonly Move[];
    readonly text: string;
  }
>;
/** `seq` is that of the `decision-made`, `plan-edited`, `plan-repaired` or `visit-fixed` taken back; the plan is as it was before it. */
export type Undone = EventOf<
  'undone',
  { readonly seq: number | null; readonly decision: string; readonly text: string }
>;
/** `seq` is that of the `cursor-advanced` taken back; everything it changed is as it was before it. */
export type StepUndone = EventOf<'step-undone', { readonly seq: number | null; readonly text: string }>;

/** `seq` is that of what was taken back and is done again; everything is as it was before that. */
export type Redone = EventOf<'redone', { readonly seq: number | null; readonly text: string }>;

/** The traveller told something of themselves; the plan stays. */
export type TravellerNoted = EventOf<
  'traveller-noted',
  { readonly note: Note; readonly date: IsoDate; readonly time: MinuteOfDay; readonly text: string }
>;
/** A specialist was asked; the plan stays: what they propose waits for the traveller. */
export type AgentsDispatched = EventOf<
  'agents-dispatched',
  DispatchResult & {
    readonly date: IsoDate;
    readonly time: MinuteOfDay;
    /** What was asked for and is told. */
    readonly text?: string;
  }
>;

/** The traveller wants nothing remembered of what their answers taught; the plan stays. */
export type LearningForgotten = EventOf<'learning-forgotten', { readonly text: string }>;

export type JourneyEvent =
  | ReadingReported
  | DecisionRequested
  | DecisionQueued
  | DecisionLapsed
  | DecisionMade
  | CursorAdvanced
  | VisitReturned
  | VisitFixed
  | PlanEdited
  | PlanRepaired
  | Undone
  | StepUndone
  | Redone
  | TravellerNoted
  | LearningForgotten
  | AgentsDispatched;

export type Strategy = 'wait' | 'replace' | 'put-back' | 'free-the-slot' | 'move-later' | 'move' | 'leave-as-it-is';

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
  'plan-edited': 1,
  'plan-repaired': 1,
  undone: 2,
  'step-undone': 2,
  redone: 1,
  'traveller-noted': 1,
  'learning-forgotten': 1,
  'agents-dispatched': 1,
};

/** What is different in `after`. */
export function changeBetween(before: PlanState, after: PlanState): PlanChange {
  const { start, days, ...rest } = planOf(after);
  const newDays = days.filter((day) => !before.days.some((other) => isSameData(day, other)));
  const [was, is] = [before.days, days].map((all) => all.map(({ date }) => date));
  const newStart = start === before.start ? {} : startBetween(before.start, start);
  return {
    ...(newDays.length > 0 && { days: newDays }),
    ...(!isSameData(was, is) && { dates: is }),
    ...differing(before, rest),
    ...(Object.keys(newStart).length > 0 && { start: newStart }),
  };
}

function startBetween(before: ChosenPlan, after: ChosenPlan): StartChange {
  const { days: _days, leftOut: _leftOut, facts, ...rest } = after;
  const newFacts = facts === before.facts ? {} : differing(before.facts, facts);
  return { ...differing(before, rest), ...(Object.keys(newFacts).length > 0 && { facts: newFacts }) };
}

/** The fields of `after` that hold something else than those of `before`. */
function differing<Whole extends object, Part extends Partial<Whole>>(before: Whole, after: Part): Partial<Part> {
  const changed = Object.entries(after).filter(([key, value]) => !isSameData(value, before[key as keyof Whole]));
  return Object.fromEntries(changed) as Partial<Part>;
}
