/** Something that happened, before the log has given it its place. */
export interface NewEvent<Type extends string = string, Content = unknown> {
  /** Kebab-case, noun then what happened: `question-asked`. */
  readonly type: Type;
  /** Version of `content`'s shape, from 1. Old versions are upcast when they are read, never rewritten. */
  readonly version: number;
  /** Who says so: a person, an agent, a task. */
  readonly author: string;
  /** Plain JSON: no `Date`, `Map`, `NaN` or class instance. */
  readonly content: Content;
  /**
   * Personal values that `content` speaks of by placeholder: placeholder → value. The log keeps the values beside the
   * chain, where they can be erased; an event that is read has salted digests in their stead.
   */
  readonly personal?: Readonly<Record<string, string>> | undefined;
}

/**
 * An event as the log holds it: with its place in a run, its instant, and its link in the run's hash chain.
 *
 * Its `personal` names placeholder → SHA-256, in hex, of salt and value. The digests hang on chance; a decider is told the
 * placeholders alone.
 */
export type StoredEvent<Event extends NewEvent = NewEvent> = Event & {
  readonly runId: string;
  /** Place in the run: 1, 2, 3 … without gaps. */
  readonly seq: number;
  /** When it was appended: ISO 8601, UTC, milliseconds. Never earlier than the event before it in the run. */
  readonly at: string;
  /** Idempotency key of the command that caused it. */
  readonly key?: string;
  /** `hash` of the event before it; 64 zeros for the first. */
  readonly prevHash: string;
  /** SHA-256, in hex, of the event's canonical JSON (RFC 8785) without `hash`. */
  readonly hash: string;
};

/** An event that has been checked and copied, and waits for its place. */
export interface EventDraft {
  readonly type: string;
  readonly version: number;
  readonly author: string;
  /** Frozen, its names in canonical order. */
  readonly content: unknown;
  /** Placeholder → value, and once it is salted, placeholder → digest. */
  readonly personal: Readonly<Record<string, string>> | undefined;
}
