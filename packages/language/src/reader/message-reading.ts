/** A slot of a request, where it stands in the message. */
export interface SlotReading {
  /** As `corpus/acts.txt` names it: `place`, `to-day`, `kind` … */
  readonly name: string;
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** One request of a message: a stretch of it that does one thing. */
export interface RequestReading {
  /** As `corpus/acts.txt` names it. */
  readonly act: string;
  readonly text: string;
  readonly from: number;
  readonly to: number;
  /** That it is this act, from 0 to 1, calibrated on authors that the reader has not learned from. */
  readonly probability: number;
  /** The next likeliest acts, the likeliest first. */
  readonly others: readonly { readonly act: string; readonly probability: number }[];
  readonly slots: readonly SlotReading[];
}

export interface MessageReading {
  readonly requests: readonly RequestReading[];
}

/** What is named in a message, as far as that is known before its acts are read. Offsets of UTF-16 units, `to` exclusive. */
export interface MarkedSpan {
  readonly kind: 'place' | 'city' | 'day' | 'time' | 'length' | 'meal' | 'money' | 'percent' | 'number' | 'dish';
  readonly from: number;
  readonly to: number;
}

export interface ReadingContext {
  readonly marks?: readonly MarkedSpan[];
  /** Acts of the message before, by the same author. */
  readonly before?: readonly string[];
}

/** Reads what a message asks for, in any of the six languages. The same words and marks always give the same. */
export type MessageReader = (message: string, context?: ReadingContext) => MessageReading;
