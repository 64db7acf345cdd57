import type { Fact, FactFinder, FactKind } from '../src/loop/fact.ts';

/** Enough of English for the conversations of these tests. */
const SIGNS: readonly (readonly [FactKind, RegExp])[] = [
  ['name', /\bname is\b/],
  ['number', /\d/],
  ['date', /\b\d+ May\b/],
  ['decision', /\bdecided\b/],
  ['preference', /\b(?:hate|never|allergic|vegetarian)\b/],
];

/** Finds sentences by the signs above. */
export const findFacts: FactFinder = (messages) =>
  messages.flatMap(({ role, content }) =>
    content.split(/(?<=[.!?])\s+/).flatMap((text): readonly Fact[] => {
      const kinds = SIGNS.flatMap(([kind, sign]) => (sign.test(text) ? [kind] : []));
      return kinds.length > 0 ? [{ text, kinds, role }] : [];
    }),
  );
