import { expect, it } from 'vitest';

import { findCurrency, findMoney } from './money.ts';

it.each([
  ['$49.90', [49.9, 'USD']],
  ['1.250,50 €', [1250.5, 'EUR']],
  ["CHF 3'400", [3400, 'CHF']],
  ['12.- Franken', [12, 'CHF']],
  ['5,000円', [5000, 'JPY']],
  ['A$20', [20, 'AUD']],
  ['$500 CAD', [500, 'CAD']],
  ['20 francs', [20, undefined]],
  ['-300 EUR', [-300, 'EUR']],
  ['budget:2000eur', [2000, 'EUR']],
])('reads the sum in %j', (text, [amount, currency]) => {
  expect(findMoney(text)).toEqual([expect.objectContaining({ amount, currency, isRound: false })]);
});

it.each([
  ['$2k', [2000, 'USD']],
  ['3 grand usd', [3000, 'USD']],
  ['50万円', [500_000, 'JPY']],
  ['forty euros', [40, 'EUR']],
  ['two thousand dollars', [2000, 'USD']],
  ['fifteen hundred pounds', [1500, 'GBP']],
  ['a hundred euros a day', [100, 'EUR']],
])('reads the round sum in %j', (text, [amount, currency]) => {
  expect(findMoney(text)).toEqual([expect.objectContaining({ amount, currency, isRound: true })]);
});

it.each([
  ['$500 to $700', 500, 700],
  ['1500-2000 EUR', 1500, 2000],
  ['between 1500 and 2000 euros', 1500, 2000],
  ['$2-3k', 2000, 3000],
])('knows both ends of %j', (text, lower, amount) => {
  expect(findMoney(text)).toEqual([expect.objectContaining({ lower, amount })]);
});

it.each([
  ['$5 and $10', [5, 10]],
  ['EUR 20 or 30 USD', [20, 30]],
  ['€1,299.00 USD 1200', [1299, 1200]],
])('finds every sum in %j', (text, amounts) => {
  expect(findMoney(text).map(({ amount }) => amount)).toEqual(amounts);
});

it.each(['20', 'ORD-20 USD', '20 euroscience', '500 rsvp', '3 people', 'a pound of cheese', '2.5.2027 EUR'])(
  'finds none in %j',
  (text) => {
    expect(findMoney(text)).toEqual([]);
  },
);

it('knows a currency by its sign, its word and its code', () => {
  expect(['€', 'Bucks', 'jpy', 'kr', 'shells'].map(findCurrency)).toEqual(['EUR', 'USD', 'JPY', undefined, undefined]);
});
