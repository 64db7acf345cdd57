import { expect, it } from 'vitest';

import { findMoney } from './money.ts';

it.each([
  ['$49.90', [49.9]],
  ['I paid $1,234.50 for it.', [1234.5]],
  ['49,90 €', [49.9]],
  ['49,90€!', [49.9]],
  ['€ 1.234', [1234]],
  ['CHF 12.–', [12]],
  ['12.- Franken', [12]],
  ['EUR 20 or 30 USD', [20, 30]],
  ['20 dollars, please', [20]],
  ['A$5? no: US$5', [5]],
  ['5,000円です', [5000]],
  ['¥5000', [5000]],
  ['100元', [100]],
  ['\uffe5\uff15\uff10\uff10', [500]],
  ['$5k', []],
  ['-$5', []],
  ['ORD-1001', []],
  ['20', []],
  ['forty euros', []],
  ['20 euroscience', []],
  ['$', []],
])('finds sums in %j', (text, sums) => {
  expect(findMoney(text).map(({ meanings }) => meanings[0])).toEqual(sums);
});
