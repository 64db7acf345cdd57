import { expect } from 'vitest';
import type { z } from 'zod';

/** The outermost values that a field takes, and their neighbours that it refuses. */
export interface Range {
  readonly taken: readonly unknown[];
  readonly refused: readonly unknown[];
}

export function numbers(least: number, most: number): Range {
  return { taken: [least, most], refused: [least - 1, most + 1] };
}

/** Texts by their length. */
export function texts(least: number, most: number): Range {
  return lengths(least, most, (length) => 'x'.repeat(length));
}

/** Lists by their length. */
export function lists(least: number, most: number, item: unknown): Range {
  return lengths(least, most, (length) => Array.from({ length }, () => item));
}

function lengths(least: number, most: number, make: (length: number) => unknown): Range {
  const refused = least === 0 ? [most + 1] : [least - 1, most + 1];
  return { taken: [least, most].map(make), refused: refused.map(make) };
}

/** Puts each value at `path` of a sample that is valid otherwise, e.g. at `days.0.visits`; at `''` it is the sample. */
export function expectRange(schema: z.ZodType, sample: unknown, [path, range]: readonly [path: string, range: Range]) {
  const keys = path === '' ? [] : path.split('.');
  const isTaken = (value: unknown): boolean => schema.safeParse(withValue(sample, keys, value)).success;
  expect(schema.safeParse(sample).error?.issues ?? []).toEqual([]);
  expect(range.taken.map(isTaken)).toEqual(range.taken.map(() => true));
  expect(range.refused.map(isTaken)).toEqual(range.refused.map(() => false));
}

/** A copy with another value at the path; what is not there yet is added. */
function withValue(whole: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(whole)) return whole.with(Number(key), withValue(whole[Number(key)], rest, value));
  const record = whole as Readonly<Record<string, unknown>>;
  return { ...record, [key]: withValue(record[key] ?? {}, rest, value) };
}
