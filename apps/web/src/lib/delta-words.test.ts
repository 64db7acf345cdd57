import '../testing/english.ts';

import { describe, expect, it } from 'vitest';

import { deltaWords } from './delta-words.ts';

describe('what a supposition changes, in words', () => {
  it('has a sign for each, and says what stays', () => {
    expect(deltaWords({ minutes: -40, money: { amount: 1250, currency: 'EUR' }, satisfaction: -0.354 })).toBe(
      'Time −40 min · money +€12.50 · satisfaction −0.35',
    );
    expect(deltaWords({ minutes: 0, money: { amount: 0, currency: 'JPY' }, satisfaction: 0 })).toBe(
      'Time unchanged · money unchanged · satisfaction unchanged',
    );
  });

  it('says that a price is not known', () => {
    expect(deltaWords({ minutes: 5, money: null, satisfaction: 1 })).toBe(
      'Time +5 min · money not known · satisfaction +1.00',
    );
  });
});
