import type { Fold } from '../events/core.ts';
import type { NewEvent } from '../events/event.ts';
import type { ToolResultStatus } from '../tool/tool-result.ts';

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
        readonly status: ToolResultStatus;
        readonly stopReason: string;
        readonly answer: string;
      }
    >;

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
    readonly status: ToolResultStatus;
    /** As in the result's metadata. */
    readonly stopReason: string;
    readonly answer: string;
  };
}

/** The turns of a thread, oldest first. */
export const THREAD: Fold<readonly Turn[], ThreadEvent> = {
  initial: () => [],
  evolve(turns, event) {
    switch (event.type) {
      case 'turn-began':
        return [...turns, event.content];
      case 'turn-ended': {
        const { turn, ...end } = event.content;
        return turns.map((each) => (each.turn === turn ? { ...each, end } : each));
      }
      default:
        return turns;
    }
  },
};
