import type { Fold } from '../events/decider.ts';
import type { NewEvent } from '../events/event.ts';
import type { HookEvent } from '../hook-event.ts';
import type { RunResult } from './run-result.ts';
import type { Spent } from './spent.ts';
import type { StepSummary, SummaryBill } from './step-summary.ts';

/**
 * What a thread leaves in the log, in a run of its own of the type `thread`; each turn is a further run, whose parent it is.
 * All are version 1. A turn that was suspended ends again when it has gone on.
 */
export type ThreadEvent =
  | NewEvent<
      'turn-began',
      { readonly turn: number; readonly runId: string; readonly text: string; readonly messageId?: string | undefined }
    >
  | NewEvent<
      'turn-ended',
      {
        readonly turn: number;
        readonly status: RunResult['status'];
        readonly stopReason: string;
        readonly answer: string;
        readonly until?: string | undefined;
      }
    >
  /** The first `leftOut` turns give way to this, in what every model is told from the turn `turn` on. */
  | NewEvent<'turns-summarized', { readonly turn: number } & StepSummary & SummaryBill>
  /** There is no summary: the turn `turn` is answered without the first ones, and the next one asks for it again. */
  | NewEvent<'turns-summary-failed', { readonly turn: number; readonly reason: string } & SummaryBill>
  /** Of the model call that wrote a summary. */
  | HookEvent;

/** A message and what was answered. */
export interface Turn {
  /** From 1. */
  readonly turn: number;
  /** The run in which it is answered. */
  readonly runId: string;
  readonly text: string;
  /** As the sender names the message, where it does. */
  readonly messageId?: string | undefined;
  /** Missing while it is being answered, and after a crash until somebody goes on with it. */
  readonly end?: {
    readonly status: RunResult['status'];
    /** As in the result's metadata. */
    readonly stopReason: string;
    readonly answer: string;
    /** Of a turn that waits for people, ISO 8601: when the first question expires. */
    readonly until?: string | undefined;
  };
}

/** A thread as its events tell it. */
export interface ThreadState {
  /** Oldest first. */
  readonly turns: readonly Turn[];
  /** What stands in place of the first turns. */
  readonly summary?: StepSummary | undefined;
  /** The turn for which a summary was asked for last, whether it was written or not, and what that took. */
  readonly asked?: { readonly turn: number; readonly spent?: Spent | undefined } | undefined;
}

export const THREAD: Fold<ThreadState, ThreadEvent> = {
  initial: () => ({ turns: [] }),
  evolve(state, event) {
    switch (event.type) {
      case 'turn-began':
        return { ...state, turns: [...state.turns, event.content] };
      case 'turn-ended': {
        const { turn, ...end } = event.content;
        return { ...state, turns: state.turns.map((each) => (each.turn === turn ? { ...each, end } : each)) };
      }
      case 'turns-summarized': {
        const { turn, spent, leftOut, text, facts } = event.content;
        return { ...state, summary: { leftOut, text, facts }, asked: { turn, spent } };
      }
      case 'turns-summary-failed': {
        const { turn, spent } = event.content;
        return { ...state, asked: { turn, spent } };
      }
      default:
        return state;
    }
  },
};
