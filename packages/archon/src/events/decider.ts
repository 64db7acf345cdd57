import type { NewEvent, StoredEvent } from './event.ts';
import type { RunStanding, Standing } from './standing.ts';

/** How a state follows from events. Pure: the same events always give the same state. */
export interface Fold<State, Event extends NewEvent> {
  initial(runId: string): State;

  /** The state after an event, whose `personal` has its placeholders alone. An event it does not know leaves it as it is. */
  evolve(state: State, event: Event): State;
}

/**
 * What a kind of run is: pure functions from state and command to events, and from events to state. No I/O, no clock,
 * no chance: the same log always gives the same state. What a decider needs from the world it asks for in events
 * (`task-requested`); {@link createRunEngine} does the asking.
 *
 * @typeParam Event - All events of the run, the {@link TaskEvent}s that it cares about included.
 */
export interface Decider<State, Command, Event extends NewEvent = NewEvent> extends Fold<State, StoredEvent<Event>> {
  /**
   * What happens because of a command; nothing, if it changes nothing. All of it is appended at once or not at all.
   * Whatever is thrown here rejects `execute`, and nothing is appended.
   */
  decide(state: State, command: Command): readonly Event[];

  /** Tasks that were requested and have neither completed nor failed, in order of request. One that is no longer here is stopped. */
  pendingTasks?(state: State): readonly TaskRequest[];

  /**
   * What happens of its own accord once the state says so, e.g. when the last of three answers is in; else nothing.
   * Asked after every append, so `evolve` must make it quiet again.
   */
  proceed?(state: State): readonly Event[];

  /**
   * A last look at events before they are appended, those of tasks included: moves out of their content what is to stand
   * beside the chain, and so can be erased ({@link NewEvent.personal}). Pure; an event that comes back as it is stays so.
   */
  redact?(state: State, events: readonly NewEvent[]): readonly NewEvent[];

  /**
   * How the run stands when no task is pending and nothing follows of its own accord; written with the events of every
   * append, with what it waits for or how it ended, if that is said. A run that has `ended` may be dropped once it is old.
   * Default: it is `waiting`, and is never dropped.
   */
  standing?(state: State): RunStanding | Omit<Standing, 'label'>;

  /**
   * A line about the run for lists, as plain JSON of at most 2,000 bytes: what {@link RunSummary.label} tells without
   * the run being folded.
   */
  label?(state: State): unknown;
}

/** Work that a run waits for. */
export interface TaskRequest {
  /** Unique in the run. To try a failed task again, request it under a new id. */
  readonly id: string;
  /** Which work it is, e.g. `find-recipes`; the author of the events that tell of it. */
  readonly task: string;
  /** What is asked, as plain JSON. */
  readonly query: unknown;
  /** Notes of its progress that are already in the log. */
  readonly notes: readonly string[];
}

/**
 * Does a task and returns its result as plain JSON. It may be run again after a crash, so what it writes elsewhere must
 * bear repetition. Throwing makes the task fail, with the error's message (and its `retryable`, `inDoubt`, `notRetried`, if any).
 */
export type TaskRunner = (
  request: TaskRequest,
  context: {
    /** Puts a note of progress in the log; resolves when it is there. */
    report(note: string): Promise<void>;
    /** The run that waits for the task. */
    readonly runId: string;
    /** Aborts when the task has run out of time or nobody waits for it any more. */
    readonly signal: AbortSignal;
  },
) => Promise<unknown>;

/**
 * The life of a run before this one ended without a word: its process died, say. What was open is done now, from where it stood.
 * No state follows from it. Version 1.
 */
export type RunContinued = NewEvent<'run-continued', { readonly open: readonly string[] }>;

/** The life of a task in the log. The decider writes the first, the run engine the others. All are version 1. */
export type TaskEvent =
  | NewEvent<'task-requested', { readonly id: string; readonly task: string; readonly query: unknown }>
  | NewEvent<'task-progressed', { readonly id: string; readonly note: string }>
  | NewEvent<'task-completed', { readonly id: string; readonly result: unknown }>
  | NewEvent<
      'task-failed',
      {
        readonly id: string;
        readonly message: string;
        readonly retryable?: boolean;
        /** Nobody knows whether the work was done all the same: it ran out of time, say. */
        readonly inDoubt?: boolean;
        /** Why it is not tried again although it might be, as a sentence. */
        readonly notRetried?: string;
      }
    >;
