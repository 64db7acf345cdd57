/** Words of a request that fill a slot: a city, a day, a sum. Positions are those of the message. */
export interface SlotReading {
  readonly name: string;
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** One thing that a message asks for. */
export interface RequestReading {
  /** A name of `corpus/acts.txt`. */
  readonly act: string;
  readonly text: string;
  readonly from: number;
  readonly to: number;
  /** Of the act, calibrated: 0–1. */
  readonly probability: number;
  readonly others: readonly { readonly act: string; readonly probability: number }[];
  readonly slots: readonly SlotReading[];
}

/** Everything that a message asks for, in the order of its words. */
export interface MessageReading {
  readonly requests: readonly RequestReading[];
}

/** Reads a message in any of the languages; the same words always mean the same. */
export type MessageReader = (message: string) => MessageReading;
