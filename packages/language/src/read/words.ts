import { findAll, type Match } from '@wayfarer/router/grammar';

import type { FactName, FactValues } from '../facts.ts';
import { valueOf } from '../facts.ts';
import { assumed, type Context, learn, type ReadResult } from '../facts/read-result.ts';

/** Facts whose value is a list. */
export type ListFact = 'dietary' | 'interests' | 'avoid' | 'accessibility' | 'mustDo' | 'destinations';
type Item<Name extends ListFact> = FactValues[Name][number];

/** Which words stand for which value; each is the source of a pattern for whole words. */
export type Vocabulary<Value extends string> = readonly (readonly [Value | readonly Value[], string])[];

/** Words of a vocabulary in a text. */
export interface Named<Value extends string> extends Match {
  readonly values: readonly Value[];
}

export type WordFinder<Value extends string> = (text: string) => Named<Value>[];

/** A finder for all words of a vocabulary in one pass over the text. */
export function createFinder<Value extends string>(vocabulary: Vocabulary<Value>): WordFinder<Value> {
  const pattern = new RegExp(
    vocabulary.map(([, words], row) => String.raw`(?<![\p{L}-])(?<row${row}>${words})(?![\p{L}])`).join('|'),
    'giu',
  );
  return (text) =>
    findAll(text, pattern).map((found) => {
      const row = Object.keys(found.groups).find((name) => found.groups[name] !== undefined) ?? 'row0';
      const value = vocabulary[Number(row.slice(3))]?.[0] ?? [];
      return { ...found, values: typeof value === 'string' ? [value] : value };
    });
}

const REPLACES =
  /\b(?:instead|only|just|actually|rather|change (?:it|that|the|my|our)|no longer|replace|make (?:it|that))\b/i;

/** The list after `items` were named: added to what is known, unless the words say that they take its place. */
export function learnList<Name extends ListFact>(
  name: Name,
  items: readonly Item<Name>[],
  { text, context, note }: { readonly text: string; readonly context: Context; readonly note?: string | undefined },
): ReadResult['learned'] {
  if (items.length === 0) return [];
  const known = REPLACES.test(text) ? [] : ((valueOf(context.facts, name) ?? []) as readonly Item<Name>[]);
  const all = [...new Set([...known, ...items])] as unknown as FactValues[Name];
  return [learn<FactName>(name, all, assumed(note))];
}
