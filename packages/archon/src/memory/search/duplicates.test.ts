import { expect, it } from 'vitest';

import { sayTheSame } from './duplicates.ts';

it.each([
  ['The red door', 'the red door!', true],
  ['Room 12 is shut', 'Room 21 is shut', false],
  ['The door was locked', 'The door was never locked', false],
  ["She doesn't drive", 'She does not drive', false],
  ['', '', true],
])('%j and %j say the same: %j', (one, other, expected) => {
  expect(sayTheSame(one, other)).toBe(expected);
});

it('85 % of the words in common are enough, a word less is not', () => {
  const words = Array.from({ length: 17 }, (_, at) => `wordless${'abcdefghijklmnopq'[at] ?? ''}x`);
  const three = ['first', 'second', 'third'];
  expect(sayTheSame(words.join(' '), [...words, ...three].join(' '))).toBe(true);
  expect(sayTheSame(words.join(' '), [...words, ...three, 'fourth'].join(' '))).toBe(false);
});
