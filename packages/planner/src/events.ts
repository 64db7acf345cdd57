import type { CityOffer, DateHints, DifferenceFacts, MissingCity, NoticeFacts, OptionFacts } from '@wayfarer/language';
import type { ChosenPlan, DayPlan, LeftOutPlace, Meal, Pace, PlaceId, TripFacts } from '@wayfarer/trip';
import type { IsoDate } from '@wayfarer/trip/clock';
import type { Cost } from '@wayfarer/trip/costs';
import type { Money } from '@wayfarer/trip/money';

import type { Fact, FactName } from './facts.ts';
import type { OpenQuestion } from './ledger.ts';
import type { TaskInstructions } from './specialists/instructions.ts';
import type { Percent, Stage } from './stage.ts';
import type { TaskName } from './task-name.ts';

export const MODES = ['CLARIFY', 'CONFIRM', 'DISPATCH', 'FINALIZE'] as const;
export type Mode = (typeof MODES)[number];

interface Event<Type extends string, Content, Version extends number = 1> {
  readonly type: Type;
  readonly version: Version;
  readonly author: 'traveller' | 'planner';
  readonly content: Content;
}

/** A whole trip to choose. */
export interface ItineraryOption {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** What choosing it instead of the first option would change, one sentence; missing of the first. */
  readonly difference?: string;
  readonly highlights: readonly string[];
  /** What these words say, for who reads another language than English; options of old logs have the words alone. */
  readonly told?: OptionFacts & { readonly difference?: DifferenceFacts };
  readonly tags: readonly string[];
  readonly pace: Pace;
  readonly total: Money;
  readonly perPerson: Money;
  readonly walkingKmPerDay: number;
  readonly freeMinutesPerDay: number;
  /** Met, of how many. */
  readonly mustDosMet: readonly [number, number];
  readonly days: readonly DayPlan[];
  readonly leftOut: readonly LeftOutPlace[];
  readonly costs: readonly Cost[];
  /** Nights, meals and entries whose prices nobody knows, and which are in no sum; none where it is missing. */
  readonly unpriced?: number;
  /** Full sentences: what to check, what is not included. */
  readonly warnings: readonly string[];
  /** What was asked for and is not so; plans of old logs have none. */
  readonly notices?: readonly PlanNotice[];
}

/** Something that was asked for and is not in the plan, or in part: what, why, and what would help. */
export interface PlanNotice {
  readonly about: 'must-do' | 'meal' | 'stay' | 'diet' | 'access' | 'rest' | 'budget' | 'taste' | 'children';
  /** A full sentence, or several. */
  readonly text: string;
  /** What it says, where place and meal do not tell all of it; for who reads another language than English. */
  readonly told?: NoticeFacts;
  /** The days it is to be said on; on none where it concerns the whole trip. */
  readonly dates: readonly IsoDate[];
  /** Of a must-do that a catalogue knows: said as long as it is not in the plan. */
  readonly place?: PlaceId;
  /** Of a meal: said as long as that day has none. */
  readonly meal?: Meal;
  /** Not for every option by itself: the day says it. */
  readonly onlyInDay?: true;
}

/** What happens in a conversation. The shell adds `task-progressed`, `task-completed` and `task-failed`. */
export type PlannerEvent =
  | Event<'trip-created', { readonly seed: number | null }>
  | Event<'message-received', { readonly text: string; readonly index: number; readonly today: IsoDate }>
  | Event<
      'message-understood',
      {
        readonly index: number;
        readonly brain: string;
        readonly facts: readonly Fact[];
        readonly answered: readonly string[];
        /** Heard and not yet worth a fact. */
        readonly hints: DateHints;
      }
    >
  /** Said outright, not read out of words. */
  | Event<'fact-stated', { readonly fact: Fact }>
  | Event<'fact-dropped', { readonly fact: FactName; readonly because: string }>
  | Event<'question-asked', { readonly question: OpenQuestion }>
  /** Whoever asks for it gets the city fetched. */
  | Event<'city-offered', { readonly city: MissingCity; readonly offer?: CityOffer }>
  /** The conversation goes on with the city, or without it: the task has said which. */
  | Event<'city-fetch-concluded', { readonly task: string }>
  | Event<'assumptions-confirmed', { readonly facts: readonly FactName[] }>
  | Event<'mode-changed', { readonly mode: Mode }>
  | Event<'task-requested', TaskRequested>
  | Event<'options-composed', OptionsComposed, 2>
  | Event<'message-sent', MessageSent>
  | Event<'option-selected', OptionSelected, 3>
  /** What was said after the choice is taken back, and the options made of it are gone: the plan was never touched. */
  | Event<'change-rejected', { readonly facts: readonly FactName[] }>;

export interface MessageSent {
  readonly text: string;
  readonly offered?: readonly OfferedAnswer[];
  /** It follows by itself on the message before it: what that one offered is still offered. */
  readonly goesOn?: true;
}

/** Work for somebody; what a specialist is to look for is said in words as well. */
export interface TaskRequested extends Partial<TaskInstructions> {
  readonly id: string;
  readonly task: TaskName;
  readonly query: unknown;
  /** How far planning has come with it; logs of old have none. */
  readonly stage?: Stage;
  readonly percent?: Percent;
}

/** A chip under a message that is no answer to a question: tapped, it says its text. */
export interface OfferedAnswer {
  readonly text: string;
  readonly frame:
    | { readonly act: 'fact'; readonly text: string }
    | { readonly act: 'answer'; readonly answer: { readonly kind: 'option'; readonly option: number } };
}

/** Options are there to choose from: the task's result holds them, and stands in the log once. */
export interface OptionsComposed {
  /** Which plan they are. */
  readonly version: number;
  /** Id of the `arrange` task that made them. */
  readonly task: string;
}

/** As logs have it that were written while composing was no task: with the options themselves. */
export interface OptionsComposedAtOnce {
  readonly version: number;
  readonly options: readonly ItineraryOption[];
  readonly facts: TripFacts;
  readonly budget: Money | null;
}

/** The days of the option, and what they were made from, stand in the log with the tasks that brought them. */
export type OptionSelected = Pick<ChosenPlan, 'party' | 'preferences' | 'budget' | 'mustDo'> & {
  readonly option: string;
};

/** As logs have it that were written before: with the whole plan. */
export interface OptionSelectedWhole {
  readonly option: string;
  readonly plan: ChosenPlan;
}

/** Versions of events other than the first. */
export const PLANNER_VERSIONS: Readonly<Partial<Record<PlannerEvent['type'], number>>> = {
  'options-composed': 2,
  // From the third on, what was done on the way is carried over from the plan before it.
  'option-selected': 3,
};

type ContentOf<Type extends PlannerEvent['type']> = Extract<PlannerEvent, { type: Type }>['content'];

/** Writes an event of the planner; `author` is the planner unless said otherwise. */
export function plannerEvent<Type extends PlannerEvent['type']>(
  type: Type,
  content: ContentOf<Type>,
  author: 'traveller' | 'planner' = 'planner',
): PlannerEvent {
  return { type, version: PLANNER_VERSIONS[type] ?? 1, author, content } as PlannerEvent;
}
