import type { Money, TripFacts } from '@wayfarer/trip';

import type { ItineraryOption, Mode, TaskName } from './events.ts';
import type { Fact, FactName } from './facts.ts';
import type { Ledger } from './ledger.ts';
import type { DateHints } from './ports/brain.ts';

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
  readonly undigested: number | null;
  readonly confirmed: readonly FactName[];
  /** How often specialists were sent out; numbers their tasks and the options. */
  readonly version: number;
  readonly options: readonly ItineraryOption[];
  /** What the options were made from. */
  readonly gathered: TripFacts | null;
  readonly budget: Money | null;
  readonly composed: number;
  readonly selected: string | null;
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
  undigested: null,
  confirmed: [],
  version: 0,
  options: [],
  gathered: null,
  budget: null,
  composed: 0,
  selected: null,
};

/** The task of that name which the newest plan is waiting for or has got. */
export function findTask(state: PlanningState, task: Exclude<TaskName, 'understand'>): TaskState | undefined {
  return state.tasks.find((one) => one.id === taskId(task, state.version));
}

export function taskId(task: TaskName, number: number): string {
  return `${task}-${number}`;
}
