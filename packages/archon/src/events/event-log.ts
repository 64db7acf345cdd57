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
  /** Whose personal values the events bring: the pseudonym under which they can be asked for and erased. Default: the run's id. */
  readonly subject?: string | undefined;
}

/** A personal value as it stands beside the chain. */
export interface PersonalRecord {
  readonly runId: string;
  readonly placeholder: string;
  readonly value: string;
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
   * Personal values are stored with the events, each once in a run: what is known under its placeholder is not stored
   * again, and stays with the subject that brought it.
   *
   * @throws {SequenceConflictError} if the run ends elsewhere.
   * @throws {MisuseError} if an event's content is not plain JSON, or the run is of another type or parent; if a
   * placeholder stands for another value in the run already, or a personal value stands in the content as well, other than as
   * a single word in small letters or a number of up to five digits, which may be anything.
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

  /** The personal values of a run: placeholder → value. Nothing else that is read here ever tells one. */
  readPersonal(runId: string): Promise<ReadonlyMap<string, string>>;

  /** All personal values of a subject, whatever their run, in order of storing: for whoever asks what is known of them. */
  readPersonalOf(subject: string): Promise<readonly PersonalRecord[]>;

  /**
   * Erases all personal values of a subject, whatever their run, and leaves no trace of them where the log is stored. The
   * chain stays whole. A placeholder that was erased can be given a value again.
   *
   * @returns How many there were.
   */
  erasePersonal(subject: string): Promise<number>;

  /** Ends all subscriptions and lets go of what the log holds. Any later call is a {@link MisuseError}. */
  close(): Promise<void>;
}
