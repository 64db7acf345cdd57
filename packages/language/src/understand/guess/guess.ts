import type { MessageReader } from '../../reader/message-reading.ts';

/** What a classifier that has learned from examples says of a clause. */
export interface Guess {
  /** The act that it is sure of; `null` for none. */
  readonly intent: string | null;
  /** Acts that come nearest, the likeliest first. */
  readonly candidates: readonly { readonly intent: string; readonly confidence: number }[];
}

/** Asked about what no rule knows: see `acts/` for the examples. */
export type Classify = (text: string) => Guess;

/** Who is asked beside the rules. */
export interface Readers {
  readonly classify?: Classify | undefined;
  /** Finds the requests of a message and their acts; the rules are then only a second witness. */
  readonly read?: MessageReader | undefined;
}
