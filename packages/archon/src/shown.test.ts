import { expect, it } from 'vitest';

import { shown } from './shown.ts';

it.each([
  [undefined, 'undefined'],
  [Number.NaN, 'NaN'],
  ['a"b', '"a\\"b"'],
  [{ a: [1] }, '{"a":[1]}'],
  [Symbol('s'), 'Symbol(s)'],
  [10n, '[object BigInt]'],
])('shows %o as %s', (value, text) => {
  expect(shown(value)).toBe(text);
});

it('shows what goes in circles, and no more than a message takes', () => {
  const circle: { self?: unknown } = {};
  circle.self = circle;
  expect(shown(circle)).toBe('[object Object]');
  expect(shown('x'.repeat(1_000))).toHaveLength(200);
});
