import { expect, it } from 'vitest';

import { feeOf } from './fee-of.ts';

it.each([
  [{ fee: 'no' }, 'EUR', 0],
  [{ fee: 'no', charge: '9 EUR' }, 'EUR', 0],
  [{ fee: 'yes' }, 'EUR', null],
  [{ charge: '9 EUR' }, 'EUR', 900],
  [{ charge: '€9.50' }, 'EUR', 950],
  [{ charge: '9,5 €' }, 'EUR', 950],
  [{ charge: ' £12 ' }, 'GBP', 1200],
  [{ charge: '1200 JPY' }, 'JPY', 1200],
  [{ charge: '3000₩' }, 'KRW', 3000],
  [{ charge: '9 EUR' }, 'GBP', null],
  [{ charge: '€9 EUR' }, 'EUR', null],
  [{ charge: '9' }, 'EUR', null],
  [{ charge: '9 EUR; 5 EUR' }, 'EUR', null],
  [{ charge: '$9' }, 'USD', null],
  [{ charge: '1234567 EUR' }, 'EUR', null],
  [{ charge: '9.999 EUR' }, 'EUR', null],
  [{}, 'EUR', null],
])('%j in %s is %j', (tags, currency, fee) => {
  expect(feeOf(tags, currency)).toBe(fee);
});
