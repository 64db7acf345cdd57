import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  addMoney,
  CurrencyMismatchError,
  formatMoney,
  formatSum,
  fromMajor,
  minorDigits,
  money,
  sumMoney,
  timesMoney,
} from './money.ts';

const yen = (amount: number) => money(amount, 'JPY');

describe('money', () => {
  it('is whole minor units', () => {
    expect(() => money(12.5, 'USD')).toThrow('whole minor units');
    expect(fromMajor(12.5, 'USD')).toEqual({ amount: 1250, currency: 'USD' });
    expect(fromMajor(1250, 'JPY')).toEqual({ amount: 1250, currency: 'JPY' });
  });

  it('never adds two currencies', () => {
    expect(() => addMoney(yen(1), money(1, 'USD'))).toThrow(CurrencyMismatchError);
  });

  it('adds up in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 })), (amounts) => {
        const total = sumMoney(amounts.map(yen), 'JPY').amount;
        expect(sumMoney(amounts.toReversed().map(yen), 'JPY').amount).toBe(total);
      }),
    );
  });

  it('rounds a share to whole units', () => {
    expect(timesMoney(yen(333), 0.075)).toEqual(yen(25));
  });

  it.each([
    ['JPY', 0, 1250],
    ['KRW', 0, 1250],
    ['EUR', 2, 125_000],
    ['CHF', 2, 125_000],
    ['KWD', 3, 1_250_000],
  ])('in %s has %i digits after the point', (currency, digits, amount) => {
    expect(minorDigits(currency)).toBe(digits);
    expect(fromMajor(1250, currency)).toEqual({ amount, currency });
  });

  it('is nothing in a list of nothing, and a third of 100 is 33', () => {
    expect(sumMoney([], 'EUR')).toEqual({ amount: 0, currency: 'EUR' });
    expect([1 / 3, 2 / 3, 0.5, 0].map((share) => timesMoney(yen(100), share).amount)).toEqual([33, 67, 50, 0]);
    expect(fromMajor(0.126, 'USD').amount).toBe(13);
  });

  it.each([
    [0, 'JPY', '¥0'],
    [0, 'USD', '$0'],
    [1, 'USD', '$0.01'],
    [-1, 'GBP', '−£0.01'],
    [999, 'JPY', '¥999'],
    [1000, 'JPY', '¥1,000'],
    [123456, 'USD', '$1,234.56'],
    [100000, 'USD', '$1,000'],
    [1500, 'KWD', 'KWD 1.500'],
    [-120000, 'JPY', '−¥120,000'],
  ])('of %i minor units of %s is written %s', (amount, currency, text) => {
    expect(formatMoney(money(amount, currency))).toBe(text);
  });

  it('is written as people write it', () => {
    expect(
      [yen(1234567), money(1250, 'USD'), money(30_00, 'EUR'), money(3050, 'CHF'), money(-500, 'USD')].map(formatMoney),
    ).toEqual(['¥1,234,567', '$12.50', '€30', 'CHF 30.50', '−$5']);
  });
});

it('tells a sum from which prices are missing', () => {
  const sums = [formatSum(yen(1200)), formatSum(yen(1200), 2), formatSum(yen(0), 2), formatSum(yen(0))];
  expect(sums).toEqual(['¥1,200', 'at least ¥1,200', 'not known', '¥0']);
});
