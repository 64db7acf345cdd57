import { expect, it } from 'vitest';

import { significancesOf } from './significance.ts';

const ranked = (count: number, over: Partial<Parameters<typeof significancesOf>[0][number]> = {}) =>
  Array.from({ length: count }, () => ({ score: 10, hasWikidata: true, sitelinks: 20, ...over }));

/** How many there are of 5, 4, 3, 2 and 1. */
function countOf(values: readonly number[]): readonly number[] {
  return [5, 4, 3, 2, 1].map((value) => values.filter((one) => one === value).length);
}

it('gives the best 8 % a five, a quarter at least a four and 55 % at least a three, each rounded up', () => {
  // Of 37, 2.96 makes three fives, 9.25 ten that are four or more, and 20.35 twenty-one that are three or more.
  expect(countOf(significancesOf(ranked(37)))).toEqual([3, 7, 11, 16, 0]);
  // Of 13, 1.04 makes two fives, 3.25 four that are four or more, and 7.15 eight that are three or more.
  expect(significancesOf(ranked(13))).toEqual([5, 5, 4, 4, 3, 3, 3, 3, 2, 2, 2, 2, 2]);
});

it.each([
  [9, 15, 5],
  [8.9, 15, 4],
  [9, 14, 4],
  [6, 4, 4],
  [5.9, 4, 3],
  [6, 3, 3],
  [4, 1, 3],
  [3.9, 1, 2],
  [4, 0, 2],
])('gives the best of a city with %d points and %d articles a %d', (score, sitelinks, value) => {
  expect(significancesOf(ranked(1, { score, sitelinks }))).toEqual([value]);
});

it('asks no articles of what nobody has counted them for, and gives one without an item a one at the end', () => {
  expect(significancesOf(ranked(1, { sitelinks: undefined }))).toEqual([5]);
  expect(significancesOf(ranked(1, { score: 0, hasWikidata: false }))).toEqual([1]);
});
