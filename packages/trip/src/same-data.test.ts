import { expect, it } from 'vitest';

import { isSameData } from './same-data.ts';

it('compares data, not keys in order', () => {
  expect(isSameData({ a: 1, b: [{ c: null }] }, { b: [{ c: null }], a: 1 })).toBe(true);
  expect(isSameData({ a: 1 }, { a: 1, b: 2 })).toBe(false);
  expect(isSameData({ a: 1, b: 2 }, { a: 1, c: 2 })).toBe(false);
  expect(isSameData([1, 2], [2, 1])).toBe(false);
  expect(isSameData([], {})).toBe(false);
  expect(isSameData(null, {})).toBe(false);
  expect(isSameData('1', 1)).toBe(false);
});
