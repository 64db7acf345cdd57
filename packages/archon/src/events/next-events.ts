import type { Decider } from './decider.ts';
import type { NewEvent } from './event.ts';

/**
 * What follows of its own accord from a state. How a run stands and what it does next are one question, asked of the decider
 * once: whoever looks ahead has the answer kept for whoever goes on.
 */
export class NextEvents<State> {
  readonly #core: Pick<Decider<State, never>, 'proceed'>;
  readonly #seen = new WeakMap<object, readonly NewEvent[]>();

  constructor(core: Pick<Decider<State, never>, 'proceed'>) {
    this.#core = core;
  }

  lookAhead(state: State): readonly NewEvent[] {
    const events = this.#core.proceed?.(state) ?? [];
    if (isObject(state)) this.#seen.set(state, events);
    return events;
  }

  /** What was seen is told once: the world that a decider was given, such as a policy, may be another one later. */
  take(state: State): readonly NewEvent[] {
    if (!isObject(state)) return this.#core.proceed?.(state) ?? [];
    const seen = this.#seen.get(state);
    this.#seen.delete(state);
    return seen ?? this.#core.proceed?.(state) ?? [];
  }

  /** Whether nothing follows now. What does is kept for whoever goes on. */
  isQuiet(state: State): boolean {
    const events = this.take(state);
    if (events.length > 0 && isObject(state)) this.#seen.set(state, events);
    return events.length === 0;
  }
}

function isObject(state: unknown): state is object {
  return typeof state === 'object' && state !== null;
}
