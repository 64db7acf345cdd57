import { expect, it } from 'vitest';

import { top } from './top.ts';

it.each([
  [[3, 1, 2], 2, [3, 2]],
  [[3, 1, 2], 9, [3, 2, 1]],
  [[3, 1, 2], 1, [3]],
  [[3, 1, 2], 0, []],
  [[], 2, []],
])('of %j the %i best are %j', (items, limit, best) => {
  expect(top(items, limit, (item) => item)).toEqual(best);
});

it('among equals the earlier one is better', () => {
  const items = ['a2', 'b1', 'c2', 'd1', 'e3', 'f2'];
  const score = (item: string): number => Number(item[1]);
  expect(top(items, 4, score)).toEqual(['e3', 'a2', 'c2', 'f2']);
  expect(top(items, 2, score)).toEqual(['e3', 'a2']);
});
