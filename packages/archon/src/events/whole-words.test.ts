import { expect, it } from 'vitest';

import { hasWords, isTelling } from './whole-words.ts';

it.each([
  ['To Anna Berg.', 'Anna Berg', true],
  ['Anna', 'Anna', true],
  ['Annabel', 'Anna', false],
  ['Joanna', 'anna', false],
  ['Annabel and Anna', 'Anna', true],
  ['Jose\u0301', 'Jose', false],
  ['anna@example.com', 'anna@example.com', true],
  ['call +49 30 1234', '+49 30 1234', true],
  ['room 12345', '1234', false],
  ['𝒜nna', 'nna', false],
  ['田中さんです', '田中', true],
  ['สวัสดีสมชายครับ', 'สมชาย', true],
])('finds words in %j: %j is %s', (text, words, found) => {
  expect(hasWords(text, words)).toBe(found);
});

it('does not take two letters for somebody', () => {
  expect(['Al', '42', '李', 'Max', '李明', 'サキ'].map(isTelling)).toEqual([false, false, false, true, true, true]);
});
