import type { NewEvent, StoredEvent } from './event.ts';
import { type RunAppend, type RunRepository, type RunState, withoutValues } from './run-repository.ts';

export interface RunSessionOptions<State, Event extends NewEvent> {
  readonly runs: RunRepository<State, Event>;
  /** As the fold of `runs`, but of events that have no place in the log yet, nor an instant. */
  readonly evolve: (state: State, event: Event) => State;
  /** What goes with an append. */
  readonly append?: (state: State) => RunAppend;
}

const WRITTEN = Promise.resolve();

/**
 * Work on one run that wants to see at once what it has added: an event is folded when it is added, and reaches the log with
 * the next flush, together with those added before it. Whoever is about to do something outside flushes first.
 */
export class RunSession<State, Event extends NewEvent> {
  readonly #options: RunSessionOptions<State, Event>;
  #run: RunState<State>;
  #state: State;
  #added: Event[] = [];
  #writing: Promise<void> | undefined;

  constructor(run: RunState<State>, options: RunSessionOptions<State, Event>) {
    this.#run = run;
    this.#state = run.state;
    this.#options = options;
  }

  /** The run as far as it is written. */
  get run(): RunState<State> {
    return this.#run;
  }

  /** The state after everything that was added, written or not. */
  get state(): State {
    return this.#state;
  }

  add(event: Event): void {
    this.#state = this.#options.evolve(this.#state, withoutValues(event));
    this.#added.push(event);
  }

  /**
   * Resolves when all that was added is in the log; rejects, from then on, if the log
   * did not take it: what follows must not be written, either.
   *
   * @throws {SequenceConflictError} if somebody else has written; see {@link RunSession.reload}.
   */
  flush(): Promise<void> {
    if (this.#added.length > 0) this.#writing ??= this.#write();
    return this.#writing ?? WRITTEN;
  }

  /** Forgets what was added and begins from the run's present state: somebody else has written. */
  async reload(): Promise<void> {
    this.#added = [];
    this.#writing = undefined;
    this.#run = await this.#options.runs.load(this.#run.id);
    this.#state = this.#run.state;
  }

  /** Told of events when they have been written. */
  protected onWritten(_stored: readonly StoredEvent<Event>[]): void {
    // Nobody asks.
  }

  /** Writes until there is nothing left to write. */
  async #write(): Promise<void> {
    const { runs, append } = this.#options;
    while (this.#added.length > 0) {
      const [events, state] = [this.#added, this.#state];
      this.#added = [];
      const { run, stored } = await runs.append(this.#run, events, { ...append?.(state), evolved: state });
      this.#run = run;
      this.onWritten(stored);
    }
    this.#writing = undefined;
  }
}
