import { AgentError } from '../errors.ts';
import { CHAIN_START, type ChainLink } from './chain.ts';
import type { Core } from './core.ts';
import { ForeignEventError, UnknownRunError } from './errors.ts';
import type { NewEvent, StoredEvent } from './event.ts';
import type { EventLog } from './event-log.ts';

/** Runs whose state is kept between commands; the one longest unused is forgotten first, and folded again when needed. */
const KEPT_RUNS = 24;

/** A run folded up to its event `seq`. */
export interface RunState<State> extends ChainLink {
  readonly id: string;
  readonly state: State;
  /** 0 for a run that has no event yet. */
  readonly seq: number;
  /** Idempotency keys used in the run so far. */
  readonly keys: ReadonlySet<string>;
}

export interface RunStatesOptions<State, Event extends NewEvent> {
  readonly log: EventLog;
  /** Type of the runs that the core stands for. */
  readonly runType: string;
  readonly core: Core<State, never, Event>;
  /** Turns an event of an old version into one of the present version. */
  readonly lift?: ((event: StoredEvent) => StoredEvent) | undefined;
}

/** The states of runs, folded from the log. What is kept is only a head start: every load reads what came after it. */
export class RunStates<State, Event extends NewEvent> {
  readonly #log: EventLog;
  readonly #runType: string;
  readonly #core: Core<State, never, Event>;
  readonly #lift: (event: StoredEvent) => StoredEvent;
  readonly #kept = new Map<string, RunState<State>>();

  constructor({ log, runType, core, lift = (event) => event }: RunStatesOptions<State, Event>) {
    this.#log = log;
    this.#runType = runType;
    this.#core = core;
    this.#lift = lift;
  }

  /**
   * The run as the log has it; with `seq` 0 if there is none. Every event is checked against the chain once.
   *
   * @throws {BrokenChainError} if an event is not what was once appended.
   * @throws {ForeignEventError} if the core does not understand one.
   * @throws {ErasedRunError} if the run was erased.
   * @throws {UnknownRunError} if it is a run of another type.
   */
  async load(runId: string): Promise<RunState<State>> {
    const known = this.#kept.get(runId) ?? (await this.#begin(runId));
    try {
      return this.fold(known, await this.#log.read(runId, { follows: known }));
    } catch (error) {
      this.#kept.delete(runId);
      throw error;
    }
  }

  /** The run after `events`, which follow what is `known` of it. */
  fold(known: RunState<State>, events: readonly StoredEvent[]): RunState<State> {
    const last = events.at(-1);
    if (!last) return known;
    const keys = events.flatMap(({ key }) => key ?? []);
    const run = {
      id: known.id,
      state: events.reduce((state, event) => this.#evolve(state, event), known.state),
      seq: last.seq,
      hash: last.hash,
      keys: keys.length === 0 ? known.keys : new Set([...known.keys, ...keys]),
    };
    this.#keep(run);
    return run;
  }

  async #begin(runId: string): Promise<RunState<State>> {
    const run = await this.#log.findRun(runId);
    if (run && run.type !== this.#runType) throw new UnknownRunError(runId, this.#runType);
    return { ...CHAIN_START, id: runId, state: this.#core.initial(runId), keys: new Set() };
  }

  #evolve(state: State, event: StoredEvent): State {
    try {
      return this.#core.evolve(state, this.#lift(withoutDigests(event)) as StoredEvent<Event>);
    } catch (error) {
      if (error instanceof AgentError) throw error;
      throw new ForeignEventError(event, error);
    }
  }

  #keep(run: RunState<State>): void {
    if ((this.#kept.get(run.id)?.seq ?? 0) > run.seq) return;
    this.#kept.delete(run.id);
    this.#kept.set(run.id, run);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= KEPT_RUNS) return;
      this.#kept.delete(oldest);
    }
  }
}

/** Digests of personal values hang on chance: a state that is folded from them would be another one each time. */
function withoutDigests(event: StoredEvent): StoredEvent {
  if (event.personal === undefined) return event;
  return {
    ...event,
    personal: Object.fromEntries(Object.keys(event.personal).map((placeholder) => [placeholder, ''])),
  };
}
