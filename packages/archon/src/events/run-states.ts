import type { Core } from './core.ts';
import type { NewEvent, StoredEvent } from './event.ts';
import type { EventLog } from './event-log.ts';

/** Runs whose state is kept between commands; the one longest unused is forgotten first, and folded again when needed. */
const KEPT_RUNS = 256;

/** A run folded up to its event `seq`. */
export interface RunState<State> {
  readonly id: string;
  readonly state: State;
  /** 0 for a run that has no event yet. */
  readonly seq: number;
  /** Idempotency keys used in the run so far. */
  readonly keys: ReadonlySet<string>;
}

/** The states of runs, folded from the log. What is kept is only a head start: every load reads what came after it. */
export class RunStates<State, Event extends NewEvent> {
  readonly #log: EventLog;
  readonly #core: Core<State, never, Event>;
  readonly #lift: (event: StoredEvent) => StoredEvent;
  readonly #kept = new Map<string, RunState<State>>();

  constructor(log: EventLog, core: Core<State, never, Event>, lift: (event: StoredEvent) => StoredEvent) {
    this.#log = log;
    this.#core = core;
    this.#lift = lift;
  }

  async load(runId: string): Promise<RunState<State>> {
    const known = this.#kept.get(runId) ?? { id: runId, state: this.#core.initial(runId), seq: 0, keys: new Set() };
    return this.fold(known, await this.#log.read(runId, { after: known.seq }));
  }

  /** The run after `events`, which follow what is `known` of it. */
  fold(known: RunState<State>, events: readonly StoredEvent[]): RunState<State> {
    const last = events.at(-1);
    if (!last) return known;
    const keys = events.flatMap(({ key }) => key ?? []);
    const run = {
      id: known.id,
      state: events.reduce(
        (state, event) => this.#core.evolve(state, this.#lift(withoutDigests(event)) as StoredEvent<Event>),
        known.state,
      ),
      seq: last.seq,
      keys: keys.length === 0 ? known.keys : new Set([...known.keys, ...keys]),
    };
    this.#keep(run);
    return run;
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
