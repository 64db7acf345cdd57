import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { addMoney, CurrencyMismatchError, formatMoney, fromMajor, money, sumMoney, timesMoney } from './money.ts';

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

  it('is written as people write it', () => {
    expect(
      [yen(1234567), money(1250, 'USD'), money(30_00, 'EUR'), money(3050, 'CHF'), money(-500, 'USD')].map(formatMoney),
    ).toEqual(['¥1,234,567', '$12.50', '€30', 'CHF 30.50', '−$5']);
  });
});
