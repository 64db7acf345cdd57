import { describe, expect, it } from 'vitest';

import { toMoneyIn } from './to-money.ts';

describe('amounts of a catalogue', () => {
  it('become money of the trip', () => {
    expect(toMoneyIn('EUR')(950, 'EUR')).toEqual({ amount: 950, currency: 'EUR' });
    expect(toMoneyIn('USD')(950, 'EUR').currency).toBe('USD');
    expect(toMoneyIn('USD')(0, 'EUR')).toEqual({ amount: 0, currency: 'USD' });
  });

  it('stay unknown when they are', () => {
    expect(toMoneyIn('USD')(null, 'EUR')).toBeNull();
  });
});
