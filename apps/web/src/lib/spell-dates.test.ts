import '../testing/english.ts';

import { expect, it } from 'vitest';

import { spellDates } from './spell-dates.ts';

it('writes dates as people do, with one weekday', () => {
  expect(spellDates('It needs 18 min more than there are on 2027-04-05.')).toBe(
    'It needs 18 min more than there are on Mon 5 Apr 2027.',
  );
  expect(spellDates('Start: Sat 2027-04-03')).toBe('Start: Sat 3 Apr 2027');
  expect(spellDates('It is closed on Monday, 2027-04-05.')).toBe('It is closed on Mon 5 Apr 2027.');
});

it('leaves alone what only looks like a date', () => {
  expect(spellDates('Order 2027-13-45')).toBe('Order 2027-13-45');
});
