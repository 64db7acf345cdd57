import type { ParamValue } from '../intent.ts';

/** A value that was found in a text. */
export interface Found {
  /** Characters before it. */
  readonly index: number;
  /** What it can mean, the likeliest first: "Friday" is the next one or the last. Empty if that cannot be told. */
  readonly meanings: readonly ParamValue[];
  /** The words that say it, where its form has an end. */
  readonly said?: string;
}
