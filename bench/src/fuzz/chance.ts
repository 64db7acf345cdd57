import { seededRandom } from '@wayfarer/archon/testing';

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
  const next = seededRandom(seed);
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    next,
    below,
    happens: (probability) => next() < probability,
    pick: (values) => values[below(values.length)] ?? values[0],
  };
}
