import { expect, it } from 'vitest';

import { toPlainJson, toPlainText } from './plain-text.ts';

const ODD = 'A\u001b[2JB\u0000C\u0007D\u007fE\u009b2JF\u0085G\u2028H\u202eI\u2066J\rK';

it('takes away whatever steers a terminal, and leaves lines, tabs and script', () => {
  expect(toPlainText(ODD, true)).toBe('A[2JBCDE2JFGHIJK');
  expect(toPlainText('a\n\tb 銀閣寺 é 🙂\u200f', true)).toBe('a\n\tb 銀閣寺 é 🙂\u200f');
});

it('leaves line ends of a calendar', () => {
  expect(toPlainText('BEGIN:VCALENDAR\r\nEND\r\n', false)).toBe('BEGIN:VCALENDAR\r\nEND\r\n');
});

it('keeps our colours where there are any', () => {
  expect(toPlainText('\u001b[1mbold\u001b[22m \u001b[31mred\u001b[1m', true)).toBe(
    '\u001b[1mbold\u001b[22m [31mred\u001b[1m',
  );
  expect(toPlainText('\u001b[1mbold\u001b[22m', false)).toBe('[1mbold[22m');
});

it('escapes them in JSON, which stays the same document', () => {
  const json = toPlainJson(JSON.stringify({ [ODD]: ODD }, null, 2));
  expect(json).not.toMatch(/(?!\n)[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u);
  expect(JSON.parse(json)).toEqual({ [ODD]: ODD });
});
