import { expect, it } from 'vitest';

import type { PastedDay, WrittenDate } from './pasted-plan.ts';
import { settleDates } from './settle-dates.ts';

const day = (nth: number, written: WrittenDate | null = null): PastedDay => ({ nth, written, title: '', entries: [] });
/** A Saturday. */
const today = '2026-11-28';

it.each([
  [
    'counts from the first day that was given',
    [day(1), day(2), day(4)],
    '2027-04-03',
    ['2027-04-03', '2027-04-04', '2027-04-06'],
    'given',
  ],
  [
    'takes what is written, next year where this year it is over',
    [day(1, { day: 3, month: 4 }), day(2)],
    undefined,
    ['2027-04-03', '2027-04-04'],
    'written',
  ],
  ['takes a year that is written', [day(1, { day: 3, month: 4, year: 2028 })], undefined, ['2028-04-03'], 'written'],
  [
    'counts back from a later day that is written',
    [day(1), day(2, { day: 1, month: 12 })],
    undefined,
    ['2026-11-30', '2026-12-01'],
    'written',
  ],
  // Two weeks from the Saturday is the 12th, a Saturday; the Monday after it is the 14th.
  [
    'takes the next such weekday two weeks ahead',
    [day(1, { weekday: 1 }), day(2, { weekday: 3 })],
    undefined,
    ['2026-12-14', '2026-12-16'],
    'weekdays',
  ],
  [
    'assumes a date two weeks ahead where nothing is said',
    [day(1), day(2)],
    undefined,
    ['2026-12-12', '2026-12-13'],
    'assumed',
  ],
  [
    'gives no two days one date',
    [day(1, { day: 3, month: 4 }), day(2, { day: 3, month: 4 })],
    undefined,
    ['2027-04-03', '2027-04-04'],
    'written',
  ],
] as const)('%s', (_, days, start, dates, from) => {
  expect(settleDates(days, { start, today })).toEqual({ dates, from });
});
