import { termsOf } from './terms.ts';

/** Share of their words that two texts must have in common to say the same. */
const SAME = 0.85;

/** Words that turn the sense of a text, however alike the rest is. */
const TURNING = /\b(?:no|not|never|none|without|neither|nor|nobody|nothing|stopped|except)\b|n['’]t\b/giu;

/** Whether two texts say the same in nearly the same words: the same numbers, the same denials, hardly another word. */
export function sayTheSame(one: string, other: string): boolean {
  if (one === other) return true;
  const [left, right] = [new Set(termsOf(one)), new Set(termsOf(other))];
  if (left.intersection(right).size / left.union(right).size < SAME) return false;
  return listAll(one, /\p{N}+/gu) === listAll(other, /\p{N}+/gu) && count(one) === count(other);
}

function listAll(text: string, pattern: RegExp): string {
  return (text.match(pattern) ?? []).sort().join(' ');
}

function count(text: string): number {
  return (text.match(TURNING) ?? []).length;
}
