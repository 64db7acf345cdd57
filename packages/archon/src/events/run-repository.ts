import { bytesOf } from '../bytes-of.ts';
import { AgentError } from '../errors.ts';
import { LruMap } from '../lru-map.ts';
import { CHAIN_START, type ChainLink } from './chain.ts';
import type { Fold } from './decider.ts';
import { ForeignEventError, SequenceConflictError, UnknownRunError } from './errors.ts';
import type { AppendOptions, EventLog, Run } from './event-log.ts';
import type { NewEvent, StoredEvent } from './event.ts';
import { KeyedMutex } from './keyed-mutex.ts';
import { RUNNING, type Standing } from './standing.ts';

/** Of states of runs, by the events that they were folded from; what is forgotten is folded again when needed. */
const KEPT_BYTES = 8_000_000;

/** Lost races against other processes after which work on a run is given up. Each means that somebody else got on. */
const MAX_CONFLICTS = 100;

/** A run folded up to its event `seq`. */
export interface RunState<State> {
  readonly id: string;
  readonly state: State;
  /** 0 for a run that has no event yet. */
  readonly seq: number;
  /** Idempotency keys used in the run so far. */
  readonly keys: ReadonlySet<string>;
}

export interface RunRepositoryOptions<State, Event extends NewEvent> {
  readonly log: EventLog;
  /** Type of the runs. */
  readonly runType: string;
  readonly fold: Fold<State, StoredEvent<Event>>;
  /** Folds what is being appended, in place of `fold`: with checks that would cost too much for all that was. */
  readonly foldOfNew?: Fold<State, StoredEvent<Event>> | undefined;
  /** How a run of this state stands. It is written with the events of every append. Default: as the append says. */
  readonly standing?: ((state: State) => Standing) | undefined;
  /** Turns an event of an old version into one of the present version. */
  readonly upcast?: ((event: StoredEvent) => StoredEvent) | undefined;
}

/** What goes with an append, but for what the run itself says. */
export type RunAppend = Pick<Run, 'parent'> & Omit<AppendOptions, 'expectedSeq'>;

/** A run whose last link is known, so that what follows can be checked. */
type LinkedRun<State> = RunState<State> & ChainLink;

/** The state after an append, where somebody has folded it already. */
export interface Evolved<State> {
  readonly evolved?: State;
}

/** A run after an append, and what was appended. */
export interface AppendResult<State, Event extends NewEvent> {
  readonly run: RunState<State>;
  readonly stored: readonly StoredEvent<Event>[];
}

/**
 * The runs of one type, folded from the log, and the one way to write on them. What is kept is only a head start: every
 * load reads what came after it.
 */
export class RunRepository<State, Event extends NewEvent> {
  readonly runType: string;
  readonly #options: RunRepositoryOptions<State, Event>;
  /** One that is larger than the room is kept alone: it would have to be folded again for whatever is done to it. */
  readonly #kept = new LruMap<string, LinkedRun<State>>({
    bytes: KEPT_BYTES,
    bytesOf: (run) => Math.min(this.#sizes.get(run) ?? 0, KEPT_BYTES / 2),
  });
  /** What was read for a run, about; its state refers to it, and holds little else. */
  readonly #sizes = new WeakMap<RunState<State>, number>();
  readonly #mutex = new KeyedMutex();

  constructor(options: RunRepositoryOptions<State, Event>) {
    this.#options = options;
    this.runType = options.runType;
  }

  /**
   * The run as the log has it; with `seq` 0 if there is none. Every event is checked against the chain once.
   *
   * @throws {BrokenChainError} if an event is not what was once appended.
   * @throws {ForeignEventError} if the fold does not understand one.
   * @throws {ErasedRunError} if the run was erased.
   * @throws {UnknownRunError} if it is a run of another type.
   */
  async load(runId: string): Promise<RunState<State>> {
    const known = this.#kept.get(runId) ?? (await this.#begin(runId));
    try {
      return this.#after(known, await this.#options.log.read(runId, { follows: known }));
    } catch (error) {
      this.#kept.delete(runId);
      throw error;
    }
  }

  /** Works on a run alone in this process, and again from its present state whenever another process was faster. */
  exclusively<T>(runId: string, work: (run: RunState<State>) => Promise<T>): Promise<T> {
    return this.#mutex.run(runId, async () => {
      for (let conflicts = 0; ; conflicts++) {
        try {
          return await work(await this.load(runId));
        } catch (error) {
          if (!(error instanceof SequenceConflictError) || conflicts === MAX_CONFLICTS) throw error;
        }
      }
    });
  }

  /**
   * Appends what follows what is `known` of a run, and folds it.
   *
   * @throws {SequenceConflictError} if somebody else was faster.
   */
  async append(
    known: RunState<State>,
    events: readonly Event[],
    { parent, evolved, ...options }: RunAppend & Evolved<State> = {},
  ): Promise<AppendResult<State, Event>> {
    const run = { id: known.id, type: this.runType, parent };
    const after = this.#stateAfter(known.state, evolved);
    const written = { ...after.standing, ...options, expectedSeq: known.seq };
    const stored = await this.#options.log.append(run, events, written);
    if (options.unread && evolved !== undefined) {
      this.#kept.delete(known.id); // Nobody can say what hash it ends with now, so the next load begins at the first event.
      const keys = options.key === undefined ? known.keys : new Set([...known.keys, options.key]);
      return { run: { ...known, state: evolved, seq: known.seq + events.length, keys }, stored: [] };
    }
    return { run: this.#after(known, stored, after.fold(stored)), stored: stored as readonly StoredEvent<Event>[] };
  }

  /** Notes how a run stands of which no append says it: an answer has arrived, or its log is of an earlier version. */
  noteStanding({ id, state, seq }: RunState<State>, standing = this.#options.standing?.(state)): void {
    if (seq > 0 && standing) this.#options.log.noteStanding(id, { seq, ...standing });
  }

  /** The state after an append, folded once, and what the log is told of it. */
  #stateAfter(before: State, evolved: State | undefined) {
    const { fold: foldOfOld, foldOfNew = foldOfOld, standing } = this.#options;
    let outcome: (() => State) | undefined = evolved === undefined ? undefined : () => evolved;
    const fold = (stored: readonly StoredEvent[]): State => {
      outcome ??= outcomeOf(() => stored.reduce((known, event) => this.#evolve(known, event, foldOfNew), before));
      return outcome();
    };
    if (!standing) return { fold, standing: {} };
    // A state that is there already may grow before the log gets to it, so it is asked at once.
    if (evolved !== undefined) return { fold, standing: { standing: standing(evolved) } };
    const afterFold = (stored: readonly StoredEvent[]): Standing => {
      try {
        return standing(fold(stored));
      } catch {
        return RUNNING; // What happened is in the log all the same, for a fold that is mended; the one after the append throws.
      }
    };
    return { fold, standing: { standing: afterFold } };
  }

  #after(
    known: RunState<State>,
    events: readonly StoredEvent[],
    evolved: State = events.reduce((state, event) => this.#evolve(state, event, this.#options.fold), known.state),
  ): RunState<State> {
    const last = events.at(-1);
    if (!last) return known;
    const fresh = events.flatMap(({ key }) => key ?? []);
    const keys = fresh.length === 0 ? known.keys : new Set([...known.keys, ...fresh]);
    const run = { id: known.id, state: evolved, seq: last.seq, hash: last.hash, keys };
    this.#sizes.set(
      run,
      events.reduce((sum, { content }) => sum + bytesOf(content), this.#sizes.get(known) ?? 0),
    );
    if ((this.#kept.get(known.id)?.seq ?? 0) <= run.seq) this.#kept.set(known.id, run);
    return run;
  }

  async #begin(runId: string): Promise<LinkedRun<State>> {
    const { log, fold } = this.#options;
    const run = await log.findRun(runId);
    if (run && run.type !== this.runType) throw new UnknownRunError(runId, this.runType);
    return { ...CHAIN_START, id: runId, state: fold.initial(runId), keys: new Set() };
  }

  #evolve(state: State, event: StoredEvent, fold: Fold<State, StoredEvent<Event>>): State {
    const { upcast = (same) => same } = this.#options;
    try {
      return fold.evolve(state, upcast(withoutValues(event)) as StoredEvent<Event>);
    } catch (error) {
      if (error instanceof AgentError) throw error;
      throw new ForeignEventError(event, error);
    }
  }
}

/** Works it out once: gives or throws the same whenever it is asked. */
function outcomeOf<T>(work: () => T): () => T {
  try {
    const value = work();
    return () => value;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}

/**
 * The event with its placeholders alone. Values may be erased, and their digests hang on chance: a state that is folded from
 * them would be another one each time.
 */
export function withoutValues<Event extends NewEvent>(event: Event): Event {
  if (event.personal === undefined) return event;
  return {
    ...event,
    personal: Object.fromEntries(Object.keys(event.personal).map((placeholder) => [placeholder, ''])),
  };
}
