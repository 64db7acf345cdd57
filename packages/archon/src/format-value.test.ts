import { expect, it } from 'vitest';

import { formatValue } from './format-value.ts';

it.each([
  [undefined, 'undefined'],
  [Number.NaN, 'NaN'],
  ['a"b', '"a\\"b"'],
  [{ a: [1] }, '{"a":[1]}'],
  [Symbol('s'), 'Symbol(s)'],
  [10n, '[object BigInt]'],
])('shows %o as %s', (value, text) => {
  expect(formatValue(value)).toBe(text);
});

it('shows what goes in circles, and no more than a message takes', () => {
  const circle: { self?: unknown } = {};
  circle.self = circle;
  expect(formatValue(circle)).toBe('[object Object]');
  expect(formatValue('x'.repeat(1_000))).toHaveLength(200);
});
