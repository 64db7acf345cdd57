import { expect, it } from 'vitest';

import { findBareSum } from './budget.ts';

it.each([
  ['2027-04-05 to 2027-04-07, from Osaka, mid budget', undefined],
  ['budget for 5 April to 7 April is moderate', undefined],
  ['3 days on a budget', undefined],
  ['2027-04-05 to 2027-04-07, 900', 900],
  ['budget 2027', 2027],
  ['1.5k for all', 1500],
])('of %j the sum is %s', (text, amount) => {
  expect(findBareSum(text, 'en')?.amount).toBe(amount);
});
