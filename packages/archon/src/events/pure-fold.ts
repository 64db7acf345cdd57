import { MisuseError } from '../errors.ts';
import type { Fold } from './decider.ts';
import type { NewEvent } from './event.ts';

/** What engines say of a write on what is frozen: V8, JavaScriptCore, SpiderMonkey. */
const WRITES_ON_FROZEN = /read[- ]?only|not extensible|delete property|non-configurable|(?:re)?define property/i;

/**
 * The fold, but an `evolve` that changes the state it is given is noticed: states are frozen, all of their plain objects and
 * lists. A `Map` or `Set` cannot be; those that are properties of the state are looked at.
 *
 * @param name - Of the kind of run, for the message.
 * @throws {MisuseError} from `evolve`, with what to do.
 */
export function pureFold<State, Event extends NewEvent>(fold: Fold<State, Event>, name: string): Fold<State, Event> {
  return {
    initial: (runId) => fold.initial(runId),
    evolve(state, event) {
      const sizes = sizesIn(deepFreeze(state));
      const next = evolved(fold, state, { event, name });
      if (sizes.some(([collection, size]) => collection.size !== size)) throw changed(name, event.type);
      return deepFreeze(next);
    },
  };
}

function evolved<State, Event extends NewEvent>(
  fold: Fold<State, Event>,
  state: State,
  { event, name }: { readonly event: Event; readonly name: string },
): State {
  try {
    return fold.evolve(state, event);
  } catch (error) {
    if (error instanceof TypeError && WRITES_ON_FROZEN.test(error.message)) throw changed(name, event.type, error);
    throw error;
  }
}

function changed(name: string, type: string, cause?: unknown): MisuseError {
  return new MisuseError(
    `\`evolve\` of "${name}" changes the state that it is given, at ${JSON.stringify(type)}: return a changed copy, such as { ...state, items: [...state.items, item] }. Who has the state from before would see it change.`,
    { cause },
  );
}

type Collection = ReadonlyMap<unknown, unknown> | ReadonlySet<unknown>;

function sizesIn(state: unknown): [Collection, number][] {
  if (typeof state !== 'object' || state === null) return [];
  return [state, ...(Object.values(state) as unknown[])].flatMap((value: unknown): [Collection, number][] =>
    value instanceof Map || value instanceof Set ? [[value, value.size]] : [],
  );
}

/** What is frozen already was frozen whole: contents of events are, and states that came this way. */
function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value) || !isPlain(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
  return value;
}

/** Instances of classes may keep notes of their own; typed arrays cannot be frozen. */
function isPlain(value: object): boolean {
  if (Array.isArray(value)) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}
