import type { NewEvent, StoredEvent } from './event.ts';

/** Names a run and says what it is. `type` and `parent` are fixed by its first append. */
export interface Run {
  readonly id: string;
  /** What kind of run it is, e.g. `conversation`; one core folds all runs of a type. */
  readonly type: string;
  /** Id of the run that started this one. */
  readonly parent?: string | undefined;
}

/** A run as it stands in a list. */
export interface RunSummary extends Run {
  /** Place of its last event. */
  readonly seq: number;
  /** `at` of its first event. */
  readonly createdAt: string;
  /** `at` of its last event. */
  readonly updatedAt: string;
}

/** Part of a list of runs. `next` is there when more follow: pass it as `after`. */
export interface RunPage {
  readonly runs: readonly RunSummary[];
  readonly next?: string;
}

export interface AppendOptions {
  /** Place of the run's last event as the caller knows it; 0 for a run that is to begin. */
  readonly expectedSeq: number;
  /** Idempotency key of the command that caused the events. */
  readonly key?: string | undefined;
}

export interface ListRunsOptions {
  readonly type?: string | undefined;
  readonly parent?: string | undefined;
  /** `next` of the page before. */
  readonly after?: string | undefined;
  /** Default 50. */
  readonly limit?: number | undefined;
}

export interface ReadOptions {
  /** Only events after this place. Default 0: from the first. */
  readonly after?: number | undefined;
  /** At most so many events. Default: all. */
  readonly limit?: number | undefined;
}

export interface SubscribeOptions {
  /** Only events after this place. Default 0: all that happened, then what happens. */
  readonly after?: number | undefined;
  /** Ends the subscription. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Everything that happens, run by run, in order. Events are only ever added; what is read is never to be changed.
 *
 * Implementations: {@link MemoryEventLog} here, `SqliteEventLog` in `@wayfarer/archon/sqlite`. To write one of your own,
 * start from `eventLogContract` in `@wayfarer/archon/testing`.
 */
export interface EventLog {
  /**
   * Adds `events` to the end of a run: all of them or, if it rejects, none. The first append of a run creates it.
   * All events of one append have the same `at`, which never goes back inside a run: when the clock jumps back, the
   * last event's `at` is used until the clock has caught up. No events: nothing is done, nothing checked.
   *
   * @throws {SequenceConflictError} if the run ends elsewhere.
   * @throws {MisuseError} if an event's content is not plain JSON, or the run is of another type or parent.
   */
  append(run: Run, events: readonly NewEvent[], options: AppendOptions): Promise<readonly StoredEvent[]>;

  /** Events of a run in order; none if there is no such run. */
  read(runId: string, options?: ReadOptions): Promise<readonly StoredEvent[]>;

  /** Runs by creation, newest first: a page never shifts under its reader, whatever is appended meanwhile. */
  listRuns(options?: ListRunsOptions): Promise<RunPage>;

  /**
   * Events of a run, those there are and then those to come (from this or any other process), each once and in order,
   * until `signal` aborts or the log is closed. The run need not exist yet. Events are fetched by the page as they are
   * consumed: a slow consumer costs no memory. A subscription alone does not keep a process alive.
   */
  subscribe(runId: string, options?: SubscribeOptions): AsyncIterable<StoredEvent>;

  /** Ends all subscriptions and lets go of what the log holds. Any later call is a {@link MisuseError}. */
  close(): Promise<void>;
}
