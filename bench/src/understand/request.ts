/** What a first sentence says, in the bench's words. Only what is really said stands in it. */
export interface Known {
  /** `Name/ISO2`, in the order of the trip. */
  readonly destinations?: readonly string[];
  readonly origin?: string;
  /** `YYYY-MM-DD`, or `YYYY-MM` where no day is said. */
  readonly start?: string;
  readonly end?: string;
  /** Both ends count. */
  readonly days?: number;
  readonly travelers?: number;
  readonly budget?: { readonly amount: number; readonly currency: string; readonly scope: string };
}

export const FIELDS = ['destinations', 'origin', 'start', 'end', 'days', 'travelers', 'budget'] as const;
export type Field = (typeof FIELDS)[number];

/** A line of the requests. `language` and `known` may be absent: then nothing is judged. */
export interface Request {
  readonly id: string;
  readonly text: string;
  readonly language?: string;
  readonly known?: Known;
}

/** A line of the output. */
export interface Reading {
  readonly id: string;
  readonly known: Known;
  /** Fields that the brain would ask about. */
  readonly asks: readonly Field[];
}
