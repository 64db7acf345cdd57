import type { NewEvent, StoredEvent } from '../../events/event.ts';
import { toFrozenJson } from '../../events/json.ts';
import type { LoopEvent } from '../../loop/loop-event.ts';
import type { LoopRecord } from '../../loop/loop-record.ts';
import { firstDifference } from './verdict.ts';

/** Why the replay does not go on. */
export type Halt =
  | { readonly kind: 'end' }
  /** The run was killed here, and went on in another process. */
  | { readonly kind: 'resumed' }
  | {
      readonly kind: 'divergence';
      readonly expected: NewEvent | undefined;
      readonly got: StoredEvent;
      readonly at: string;
    };

/** Carries a {@link Halt} through the loop. */
export class HaltError extends Error {
  override readonly name = 'HaltError';
  readonly halt: Halt;

  constructor(halt: Halt) {
    super(`The replay halts: ${halt.kind}.`);
    this.halt = halt;
  }
}

/** The events of a run, and how far the replay has come. What lies behind is in the record, as it was logged. */
export class ReplayCursor {
  readonly #events: readonly StoredEvent<LoopEvent>[];
  readonly #record: LoopRecord;
  #place = 0;
  #halted: HaltError | undefined;

  constructor(events: readonly StoredEvent[], record: LoopRecord) {
    this.#events = events as readonly StoredEvent<LoopEvent>[];
    this.#record = record;
  }

  /** The next event that the loop itself has to do with; what is told in passing is passed on the way. */
  get next(): StoredEvent<LoopEvent> | undefined {
    for (;;) {
      const event = this.#events[this.#place];
      if (!event || !isInPassing(event)) return event;
      this.advance(event);
    }
  }

  /** When what was last passed was logged: milliseconds since 1970. */
  get now(): number {
    return Date.parse(this.#events[Math.max(0, this.#place - 1)]?.at ?? '');
  }

  /** Passes an event that came from outside. */
  advance(event: StoredEvent<LoopEvent>): void {
    this.#record.apply(event);
    this.#place++;
  }

  /** Passes the next event, if it is what the loop has just written. */
  match(written: LoopEvent): void {
    if (this.#halted) throw this.#halted;
    const got = this.next;
    if (!got) this.halt({ kind: 'end' });
    const expected = toFrozenJson(asLogged(written, got), 'event') as LoopEvent;
    const { type, version, author, content } = got;
    const at = firstDifference(expected, { type, version, author, content });
    if (at !== undefined) this.halt({ kind: 'divergence', expected, got, at: expected.type === type ? at : 'type' });
    this.advance(got);
  }

  /** From now on the loop gets nowhere: it hands errors of models on as events of its own. */
  halt(halt: Halt): never {
    this.#halted = new HaltError(halt);
    throw this.#halted;
  }
}

/** Told by tools and models besides their results; a call that was given up may tell of itself long after. */
function isInPassing(event: LoopEvent): boolean {
  switch (event.type) {
    case 'tool-executed':
      return event.content.id.split('.').length > 2;
    case 'run-continued':
    case 'hook-acted':
    case 'tool-retried':
    case 'breaker-opened':
    case 'breaker-half-opened':
    case 'breaker-closed':
    case 'model-retried':
    case 'model-replaced':
    case 'model-delayed':
    case 'model-usage-ignored':
      return true;
    default:
      return false;
  }
}

/**
 * The log does not say what the model's tokens cost, only what they came to; and logs of old say `subtask-finished` of
 * runs that were suspended.
 */
function asLogged(written: LoopEvent, got: LoopEvent): unknown {
  const { version, author, content } = written;
  const type = written.type === 'run-suspended' && got.type === 'subtask-finished' ? got.type : written.type;
  if (written.type !== 'model-replied' || got.type !== 'model-replied') return { type, version, author, content };
  const spent = { ...written.content.spent, costMicros: got.content.spent.costMicros };
  return { type, version, author, content: { ...written.content, spent } };
}
