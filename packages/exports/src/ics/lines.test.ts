import { expect, it } from 'vitest';

import { escapeText, joinLines } from './lines.ts';

it('folds lines at 75 bytes, those that go on with the blank before them', () => {
  expect(joinLines(['a'.repeat(75)])).toBe(`${'a'.repeat(75)}\r\n`);
  expect(joinLines(['a'.repeat(76)])).toBe(`${'a'.repeat(75)}\r\n a\r\n`);
  // The second line has 74 letters and a blank.
  expect(joinLines(['a'.repeat(75 + 74 + 1), 'b'])).toBe(`${'a'.repeat(75)}\r\n ${'a'.repeat(74)}\r\n a\r\nb\r\n`);
});

it('folds between letters: of three bytes each 25 are a line, and 24 with the blank', () => {
  expect(joinLines(['京'.repeat(50)])).toBe(`${'京'.repeat(25)}\r\n ${'京'.repeat(24)}\r\n 京\r\n`);
});

it('puts a backslash before what would end a value', () => {
  expect(escapeText('a, b; c\\d\ne')).toBe('a\\, b\\; c\\\\d\\ne');
});
