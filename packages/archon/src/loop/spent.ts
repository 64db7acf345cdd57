/** Of nobody. */
export const NOTHING_SPENT: Spent = { inputTokens: 0, outputTokens: 0, costMicros: 0 };

export function plus(one: Spent, other: Spent): Spent {
  return {
    inputTokens: one.inputTokens + other.inputTokens,
    outputTokens: one.outputTokens + other.outputTokens,
    costMicros: one.costMicros + other.costMicros,
  };
}

/** What model calls have used up. */
export interface Spent {
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Millionths of the currency of the model's price. */
  readonly costMicros: number;
}
