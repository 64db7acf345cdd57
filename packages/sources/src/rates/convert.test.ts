import { money } from '@wayfarer/trip/money';
import { describe, expect, it } from 'vitest';

import { convert, hasRate, rateDate, UnknownCurrencyError } from './convert.ts';

describe('converting money', () => {
  it('counts in minor units of both currencies', () => {
    const { money: yen, rateDate: date } = convert(money(10_000, 'EUR'), 'JPY');
    expect(yen.currency).toBe('JPY');
    expect(yen.amount).toBeGreaterThan(8_000);
    expect(yen.amount).toBeLessThan(40_000);
    expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(date).toBe(rateDate());
  });

  it('comes back to where it started, but for rounding', () => {
    const there = convert(money(123_456, 'USD'), 'KWD').money;
    expect(Math.abs(convert(there, 'USD').money.amount - 123_456)).toBeLessThanOrEqual(1);
  });

  it('leaves an amount in its own currency alone', () => {
    expect(convert(money(12_345, 'JPY'), 'JPY').money).toEqual(money(12_345, 'JPY'));
  });

  it.each(['XYZ', 'eur', 'BTC', ''])('knows no rate for %j', (currency) => {
    expect(hasRate(currency)).toBe(false);
    expect(() => convert(money(1, 'EUR'), currency)).toThrow(UnknownCurrencyError);
    expect(() => convert(money(1, 'EUR'), currency)).toThrow(
      `No exchange rate is known for ${JSON.stringify(currency)}.`,
    );
  });
});
