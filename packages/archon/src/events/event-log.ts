import type { ChainLink, ChainVerdict } from './chain.ts';
import type { NewEvent, StoredEvent } from './event.ts';
import type { RunStanding, Standing, StandingAfter, Waiting } from './standing.ts';

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
  /** As of its last event. */
  readonly standing: RunStanding;
  /** For what it waits, since when and until when; of a waiting run only. */
  readonly waiting?: Waiting | undefined;
  /** How it ended, in a word; of an ended run only, and where its kind says so. */
  readonly ending?: string | undefined;
  /** A line about the run for lists, as of its last event; missing while it is running, and where nobody has written one. */
  readonly label?: unknown;
}

/** Part of a list of runs. `next` is there when more follow: pass it as `after`. */
export interface RunPage {
  readonly runs: readonly RunSummary[];
  readonly next?: string;
}

/** What goes with an append: where the run is expected to end, and the key that makes a retry harmless. */
export interface AppendOptions {
  /** Place of the run's last event as the caller knows it; 0 for a run that is to begin. */
  readonly expectedSeq: number;
  /** Idempotency key of the command that caused the events. */
  readonly key?: string | undefined;
  /** Whose personal values the events bring: the pseudonym under which they can be asked for and erased. Default: the run's id. */
  readonly subject?: string | undefined;
  /** How the run stands after these events: written with them, or not at all. Default: it is running. */
  readonly standing?: StandingAfter | undefined;
  /** The caller does not look at what comes back, so it may be empty: a log in memory then seals the events when they are first read. */
  readonly unread?: boolean | undefined;
}

/** A personal value as it stands beside the chain. */
export interface PersonalRecord {
  readonly runId: string;
  readonly placeholder: string;
  readonly value: string;
}

/** Which runs are listed, and how many at a time. */
export interface ListRunsOptions {
  readonly type?: string | undefined;
  readonly parent?: string | undefined;
  /** Only runs that stand so. */
  readonly standing?: RunStanding | undefined;
  /** `next` of the page before. */
  readonly after?: string | undefined;
  /** Default 50. */
  readonly limit?: number | undefined;
}

/** Which events of a run are read. */
export interface ReadOptions {
  /** Only events after this place. Default 0: from the first. */
  readonly after?: number | undefined;
  /** At most so many events. Default: all. */
  readonly limit?: number | undefined;
  /** Only events of these types; not together with `follows`. What the others hold is not even looked at. Default: of all. */
  readonly types?: readonly string[] | undefined;
  /**
   * The link that the first event must follow, in place of `after`: each event is then checked to be what was once
   * appended, and all of them to be there. To begin with, `CHAIN_START`.
   */
  readonly follows?: ChainLink | undefined;
}

/** How a run stands, where that follows from no event of its own. */
export interface NotedStanding extends Standing {
  /** Place of the last event that its state was folded from. */
  readonly seq: number;
}

/** When a run is to be erased. */
export interface EraseOptions {
  /** Only if this is still the place of its last event. */
  readonly expectedSeq?: number | undefined;
}

/** An event as it lies in the store, whatever has become of it: for whoever wants to save what can be saved. */
export type RawEvent = Readonly<Record<string, unknown>>;

/** From where on events are followed, and until when. */
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
   * @throws {ErasedRunError} if the run was erased: its id is not given again.
   * @throws {MisuseError} if an event's content is not plain JSON, or the run is of another type or parent; if a
   * placeholder stands for another value in the run already, or a personal value stands in the content as well, other than as
   * a single word in small letters or a number of up to five digits, which may be anything.
   */
  append(run: Run, events: readonly NewEvent[], options: AppendOptions): Promise<readonly StoredEvent[]>;

  /**
   * Events of a run in order; none if there is no such run.
   *
   * @throws {BrokenChainError} if one cannot be read, or `follows` was given and one is not what was once appended.
   * @throws {MisuseError} if both `types` and `follows` are given: a chain with gaps cannot be checked.
   */
  read(runId: string, options?: ReadOptions): Promise<readonly StoredEvent[]>;

  /** The events of a run as they lie in the store, read without a check; what is no JSON any more comes as text. */
  readRaw(runId: string): Promise<readonly RawEvent[]>;

  /**
   * Whether a run is what was once appended. Costs one reading of it, less than reading it as events.
   *
   * @param follows - The `head` of an earlier verdict: only what came after it is read. Default: `CHAIN_START`.
   */
  verifyRun(runId: string, follows?: ChainLink): Promise<ChainVerdict>;

  /** The run of that id, unless there is none or it was erased. */
  findRun(runId: string): Promise<RunSummary | undefined>;

  /**
   * Notes how a run stands after its event `seq`, where no append can say it: an answer has arrived, or the file is of an
   * earlier version. Nothing happens if the run has gone on meanwhile. The note may be lost in a crash, and is not waited for.
   */
  noteStanding(runId: string, noted: NotedStanding): void;

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

  /**
   * Erases a run: its events, its personal values, whosesoever they are, and its label, and leaves no trace of them where
   * the log is stored. Only its id stays, which is not given again; subscriptions to it end.
   *
   * @returns Whether there was such a run, and it had not gone on.
   */
  eraseRun(runId: string, options?: EraseOptions): Promise<boolean>;

  /** Ends all subscriptions and lets go of what the log holds. Any later call is a {@link MisuseError}. */
  close(): Promise<void>;
}
