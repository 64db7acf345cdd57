/** Choices that follow from the seed alone. */
export interface Chance {
  /** 0 to 1, without 1. */
  next(): number;
  /** A whole number from 0, less than `limit`. */
  below(limit: number): number;
  /** True with that probability. */
  happens(probability: number): boolean;
  pick<T>(values: readonly [T, ...T[]]): T;
}

export function createChance(seed: number): Chance {
  const next = mulberry32(seed);
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    next,
    below,
    happens: (probability) => next() < probability,
    pick: (values) => values[below(values.length)] ?? values[0],
  };
}

function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
