import type { CityOffer, DateHints, Language, MissingCity } from '@wayfarer/language';
import { isSameData, type TripFacts } from '@wayfarer/trip';
import type { Money } from '@wayfarer/trip/money';

import type { ItineraryOption, Mode } from './events.ts';
import { type Fact, type FactName, findFact, wishesOf } from './facts.ts';
import type { Ledger } from './ledger.ts';
import { PERCENT, type Percent, type Stage } from './stage.ts';
import type { TaskName } from './task-name.ts';

export interface Message {
  readonly role: 'user' | 'assistant';
  readonly text: string;
  /** ISO instant. */
  readonly at: string;
}

export interface TaskState {
  readonly id: string;
  readonly task: TaskName;
  readonly query: unknown;
  readonly status: 'pending' | 'running' | 'completed' | 'failed';
  readonly notes: readonly string[];
  /** What came back, once completed. */
  readonly result?: unknown;
  /** Why it failed, one sentence. */
  readonly problem?: string;
}

/** What the chosen plan was made of and stood among. */
export interface Chosen {
  readonly facts: readonly Fact[];
  readonly options: readonly ItineraryOption[];
  readonly gathered: TripFacts | null;
  readonly budget: Money | null;
  readonly composed: number;
}

/** A yes to what was assumed. */
export interface Confirmation {
  readonly facts: readonly FactName[];
  /** ISO instant. */
  readonly at: string;
}

/** A conversation, folded from its events. */
export interface PlanningState {
  readonly created: boolean;
  readonly seed: number | null;
  readonly mode: Mode;
  readonly messages: readonly Message[];
  readonly facts: readonly Fact[];
  readonly ledger: Ledger;
  /** Heard and not yet worth a fact: "five days". */
  readonly hints: DateHints;
  readonly tasks: readonly TaskState[];
  /** The message whose meaning has come back and has not been drawn conclusions from. */
  readonly unconcluded: number | null;
  readonly confirmed: readonly FactName[];
  /** When they agreed to what, in order. */
  readonly confirmations: readonly Confirmation[];
  /** The city that was last offered to be fetched. */
  readonly offered: MissingCity | null;
  /** What fetching it would take. */
  readonly offer: CityOffer | null;
  /** The city whose details have come since the options were made. */
  readonly arrived: string | null;
  /** Tasks of fetching a city from which the conversation has gone on. */
  readonly fetched: readonly string[];
  /** How often specialists were sent out; numbers their tasks and the options. */
  readonly version: number;
  readonly options: readonly ItineraryOption[];
  /** What the options were made from. */
  readonly gathered: TripFacts | null;
  readonly budget: Money | null;
  readonly composed: number;
  readonly selected: string | null;
  /** As of the choice; what was said since is not part of the plan before the traveller approves it. */
  readonly chosen: Chosen | null;
}

export const EMPTY_STATE: PlanningState = {
  created: false,
  seed: null,
  mode: 'CLARIFY',
  messages: [],
  facts: [],
  ledger: [],
  hints: {},
  tasks: [],
  unconcluded: null,
  confirmed: [],
  confirmations: [],
  offered: null,
  offer: null,
  arrived: null,
  fetched: [],
  version: 0,
  options: [],
  gathered: null,
  budget: null,
  composed: 0,
  selected: null,
  chosen: null,
};

/** True while there are options for changed wishes beside a plan that was chosen without them. */
export function hasProposal({ chosen, composed, mode }: PlanningState): boolean {
  return chosen !== null && mode === 'FINALIZE' && composed !== chosen.composed;
}

/** What was said since the plan was chosen and would change it: fact by fact, before and after. */
export function listChanges({ chosen, facts }: PlanningState): readonly FactChange[] {
  const [before, after] = [wishesOf(chosen?.facts ?? facts), wishesOf(facts)];
  const names = new Set([...before, ...after].map(({ name }) => name));
  return [...names]
    .map((name) => ({ name, before: findFact(before, name), after: findFact(after, name) }))
    .filter((change) => !isSameData(change.before?.value, change.after?.value));
}

export interface FactChange {
  readonly name: FactName;
  readonly before: Fact | undefined;
  readonly after: Fact | undefined;
}

/** The task of that name which the newest plan is waiting for or has got. */
export function findTask(
  state: PlanningState,
  task: Exclude<TaskName, 'understand' | 'fetch' | 'rides' | 'walk'>,
): TaskState | undefined {
  return state.tasks.find((one) => one.id === taskId(task, state.version));
}

/** A city that is being fetched. */
export function findFetching({ tasks }: PlanningState): (TaskState & { readonly query: FetchQuery }) | undefined {
  const task = tasks.find((one) => one.task === 'fetch' && (one.status === 'pending' || one.status === 'running'));
  return task && { ...task, query: task.query as FetchQuery };
}

/** A city to be fetched, and in which language is told how that goes; queries of old logs do not say. */
export interface FetchQuery extends MissingCity {
  readonly language?: Language;
}

/** A fetching that has come to its end, from which the conversation has not gone on yet. */
export function findFetchEnded({ tasks, fetched }: PlanningState): TaskState | undefined {
  return tasks.find(
    ({ id, task, status }) =>
      task === 'fetch' && (status === 'completed' || status === 'failed') && !fetched.includes(id),
  );
}

/** The task without whose result the newest plan cannot be made, if it failed. */
export function findFailure(state: PlanningState): TaskState | undefined {
  return (['compose', 'arrange'] as const)
    .map((task) => findTask(state, task))
    .find((task) => task?.status === 'failed');
}

export function taskId(task: TaskName, number: number): string {
  return `${task}-${number}`;
}

/** Where planning stands: asking, confirming, sent out, researching, putting the days together, done, or failed. */
export function stageOf(state: PlanningState): { readonly stage: Stage; readonly percent: Percent } {
  const stage = findStage(state);
  return { stage, percent: stage === 'error' ? 75 : PERCENT[stage] };
}

function findStage(state: PlanningState): Stage {
  const failed = (['compose', 'arrange'] as const).some((task) => findTask(state, task)?.status === 'failed');
  switch (state.mode) {
    case 'CLARIFY':
      return 'clarify';
    case 'CONFIRM':
      return failed ? 'error' : 'confirm';
    case 'FINALIZE':
      return 'completed';
    case 'DISPATCH':
      return failed ? 'error' : stageOfWork(state);
  }
}

function stageOfWork(state: PlanningState): Stage {
  if (findTask(state, 'arrange')) return 'finalize';
  const tasks = (['transport', 'stay', 'food'] as const).map((task) => findTask(state, task)?.status);
  return tasks.every((status) => status === undefined || status === 'pending') && !findTask(state, 'compose')
    ? 'dispatch'
    : 'research';
}
