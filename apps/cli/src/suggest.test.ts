import { expect, it } from 'vitest';

import { didYouMean } from './suggest.ts';

it.each<[string, readonly string[], string]>([
  ['shw', ['show', 'list'], ' Did you mean "show"?'],
  ['SHOW', ['show'], ' Did you mean "show"?'],
  // Two slips of a short word, and a third of the letters of a long one.
  ['sh', ['show'], ' Did you mean "show"?'],
  ['s', ['show'], ''],
  ['abcdefxyz', ['abcdefghi'], ' Did you mean "abcdefghi"?'],
  ['abcdewxyz', ['abcdefghi'], ''],
  ['abcdexyz', ['abcdefgh'], ''],
  ['lst', ['last', 'list', 'lst'], ' Did you mean "lst"?'],
  ['lst', ['last', 'list'], ' Did you mean "last"?'],
  ['show', [], ''],
])('%j among %j', (word, known, text) => {
  expect(didYouMean(word, known)).toBe(text);
});

it('writes what stands before a word', () => {
  expect(didYouMean('jsn', ['json'], '--')).toBe(' Did you mean "--json"?');
});
