import { expect, it } from 'vitest';

import { findDates } from './dates/find-dates.ts';
import { findRelativeDates } from './dates/relative.ts';
import { findMoney } from './money.ts';
import { isNegated, isRuledOut } from './negation.ts';
import { readYesNo } from './yes-no.ts';

const LENGTH = 20_000;

it.each([
  '1',
  '1 ',
  '1.',
  '1,111 ',
  '$1 to ',
  '$',
  'between 1 and ',
  'a hundred ',
  'twenty ',
  'monday to ',
  'the day after ',
  'in three ',
  '3. ',
  '3/',
  'may ',
  'not the ',
  'yes no ',
  '月',
])('a long message made of %j takes no more than a moment', (piece) => {
  const text = piece.repeat(Math.ceil(LENGTH / piece.length));
  const start = performance.now();
  findDates(text);
  findRelativeDates(text, 0);
  findMoney(text);
  isNegated(text, text.length);
  isRuledOut(text, text.length);
  readYesNo(text);
  expect(performance.now() - start).toBeLessThan(2_000);
});
