import { expect, it } from 'vitest';

import { createGrowth } from './growth.ts';

function percentOf(figures: readonly number[]): number {
  const growth = createGrowth();
  for (const figure of figures) growth.note(figure);
  return growth.percentAfterFirstFifth();
}

it('does not count what grows in the first fifth', () => {
  expect(
    percentOf([...Array.from({ length: 20 }, (_, index) => index), ...Array.from({ length: 80 }, () => 100)]),
  ).toBe(0);
});

it('counts what grows afterwards, in percent', () => {
  expect(percentOf([...Array.from({ length: 50 }, () => 100), ...Array.from({ length: 50 }, () => 120)])).toBe(20);
});

it('is not misled by one high figure', () => {
  expect(percentOf([...Array.from({ length: 99 }, () => 100), 500])).toBe(0);
});
