import { describe, expect, it } from 'vitest';

import { budgetOf } from './budget-of.ts';

describe('what a day in a city costs', () => {
  it('is what its file says', () => {
    const budget = { low: 9000, mid: 20_000, high: 45_000 };
    expect(budgetOf({ budget, country: 'JP', currency: 'JPY' })).toEqual({
      amounts: {
        low: { amount: 9000, currency: 'JPY' },
        mid: { amount: 20_000, currency: 'JPY' },
        high: { amount: 45_000, currency: 'JPY' },
      },
      isByCountry: false,
    });
  });

  it('is else what is usual in its country: nine tenths of Germany’s in Portugal', () => {
    const { amounts, isByCountry } = budgetOf({ budget: null, country: 'PT', currency: 'EUR' });
    expect([amounts.low.amount, amounts.mid.amount, amounts.high.amount]).toEqual([5850, 12_600, 31_500]);
    expect(isByCountry).toBe(true);
  });

  it('is Germany’s where nobody has written of the country', () => {
    expect(budgetOf({ budget: null, country: 'XK', currency: 'EUR' }).amounts.low).toEqual({
      amount: 6500,
      currency: 'EUR',
    });
  });
});
