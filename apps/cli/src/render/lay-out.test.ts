import { expect, it } from 'vitest';

import { padEnd, table, wrap } from './lay-out.ts';
import { createStyle } from './style.ts';

it('counts columns, not characters', () => {
  expect(padEnd('銀閣寺', 8)).toBe('銀閣寺  ');
  const bold = createStyle(80, true).bold('Kyoto');
  expect(padEnd(bold, 7)).toBe(`${bold}  `);
  // An accent of its own takes no column, and a family of pictures takes two.
  expect(padEnd('e\u0301', 2)).toBe('e\u0301 ');
  expect(padEnd('👩‍👩‍👧', 3)).toBe('👩‍👩‍👧 ');
  expect(padEnd('寺', 4)).toBe('寺  ');
});

it('breaks lines between words and leaves long words whole', () => {
  expect(wrap('a bb ccc dddddddd', 6)).toBe('a bb\nccc\ndddddddd');
  expect(wrap('one two\nthree', 9, '  ')).toBe('  one two\n  three');
});

it('aligns columns, amounts to the right', () => {
  expect(
    table(
      [
        ['food', '¥800'],
        ['places', '¥12,000'],
      ],
      [1],
    ),
  ).toBe('food       ¥800\nplaces  ¥12,000');
});

it('colours only where colours are wanted', () => {
  expect(createStyle(80, false).warn('rain')).toBe('rain');
  expect(createStyle(80, true).warn('rain')).toBe('\u001b[33mrain\u001b[39m');
  expect(createStyle(10, false).width).toBe(40);
});
