import '../testing/english.ts';

import { expect, it } from 'vitest';

import { toMinorUnits, travellerLines } from './traveller-words.ts';

it('adds up what was spent, beside the budget', () => {
  const spent = [
    { category: 'food', amount: { amount: 4000, currency: 'EUR' } },
    { category: 'places', amount: { amount: 2650, currency: 'EUR' } },
  ];
  const advice = [{ about: 'rest' as const, text: 'A rest would do you good.' }];
  const lines = travellerLines({ advice, spent, budget: { amount: 100_000, currency: 'EUR' } });
  expect(lines).toEqual(['A rest would do you good.', '€66.50 of €1,000 spent, as far as you noted it.']);
  expect(travellerLines({ advice: [], spent: [], budget: null })).toEqual([]);
});

it('reads sums in the smallest unit of their currency', () => {
  expect(toMinorUnits(18.5, 'EUR')).toBe(1850);
  expect(toMinorUnits('1200', 'JPY')).toBe(1200);
  for (const typed of ['', 0, -3, 'x', 1e20]) expect(toMinorUnits(typed, 'EUR')).toBeUndefined();
  expect(toMinorUnits(5, '')).toBeUndefined();
});

it('takes what is less than the smallest unit for no sum', () => {
  expect(toMinorUnits(0.005, 'EUR')).toBe(1);
  expect(toMinorUnits(0.004, 'EUR')).toBeUndefined();
  expect(
    travellerLines({
      advice: [],
      spent: [{ category: 'food', amount: { amount: 400, currency: 'EUR' } }],
      budget: null,
    }),
  ).toEqual(['€4 spent, as far as you noted it.']);
});
