import { expect, it } from 'vitest';

import { nearest } from './nearest.ts';

it.each<[string, readonly string[], string | undefined]>([
  // A letter of a short word, else a third of them: added, dropped, changed, or swapped with its neighbour.
  ['show', ['list', 'show'], 'show'],
  ['shw', ['show'], 'show'],
  ['shoow', ['show'], 'show'],
  ['shaw', ['show'], 'show'],
  ['shwo', ['show'], 'show'],
  ['SHOW', ['Show'], 'Show'],
  ['sh', ['show'], undefined],
  ['ab', ['ba'], 'ba'],
  ['ab', ['cd'], undefined],
  ['abcdef', ['abcdxy'], 'abcdxy'],
  ['abcdef', ['abcxyz'], undefined],
  ['abcde', ['abcxy'], undefined],
  ['abcdefghi', ['abcdefxyz'], 'abcdefxyz'],
  ['abcdefghi', ['abcdewxyz'], undefined],
  ['abcdefghi', ['abcdef'], 'abcdef'],
  ['abcdefghi', ['abcde'], undefined],
  // Two that are swapped and one that is changed.
  ['abcdef', ['bacdex'], 'bacdex'],
  ['', ['a', 'ab'], 'a'],
  ['', [], undefined],
  ['show', [], undefined],
])('%j among %j is %j', (word, candidates, found) => {
  expect(nearest(word, candidates)).toBe(found);
});

it('takes the closest, of equals the first', () => {
  expect(nearest('abcdef', ['abcdxy', 'abcdex', 'abcdez'])).toBe('abcdex');
  expect(nearest('abcdef', ['abcdef', 'abcdex'])).toBe('abcdef');
});
