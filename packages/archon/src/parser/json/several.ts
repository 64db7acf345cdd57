import type { Repair } from './repair.ts';

/** One of the values of a text, and whether a comma or a line end stands between it and the one before. */
export interface SeparatedValue {
  readonly value: unknown;
  readonly isApart: boolean;
}

/** Several values make a list; but one that follows another at once, and is alike, takes its place. */
export function combine(values: readonly SeparatedValue[], repairs: Set<Repair>): unknown {
  if (values.length > 1) repairs.add('several-values');
  const full = values.filter(({ value }) => !isEmpty(value));
  const rest = full.length === 0 ? values : full;
  const kept = rest.filter(({ value }, index) => {
    const next = rest[index + 1];
    return next === undefined || next.isApart || !isAlike(value, next.value);
  });
  return kept.length === 1 ? kept[0]?.value : kept.map(({ value }) => value);
}

function isAlike(left: unknown, right: unknown): boolean {
  if (Array.isArray(left) || Array.isArray(right)) return Array.isArray(left) && Array.isArray(right);
  return namesOf(left).symmetricDifference(namesOf(right)).size === 0;
}

function namesOf(value: unknown): Set<string> {
  return new Set(typeof value === 'object' && value !== null ? Object.keys(value) : []);
}

export function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}
