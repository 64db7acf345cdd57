import { parseTime } from '@wayfarer/trip/clock';
import { expect, it } from 'vitest';

import { readDay, readMeal, readTime } from './read-appointment.ts';

it.each([
  ['dinner at Gion Nanba at 19:00 on day 2', '19:00'],
  ['lock the tea ceremony at 10', '10:00'],
  ['a table for dinner at 8', '20:00'],
  ['lunch at 1', '13:00'],
  ['booked for 2 people at 7pm', '19:00'],
  ['the tickets are for 9.30 am', '09:30'],
  ['at noon', '12:00'],
  ['tonight at eight', '20:00'],
  ['10', '10:00'],
])('reads when: %s', (text, time) => {
  expect(readTime(text)).toBe(parseTime(time));
});

it('does not guess when', () => {
  expect(readTime('we have a reservation at Gion for 2 people')).toBeUndefined();
});

it.each([
  ['on day 2', '2027-04-04'],
  ['tomorrow', '2027-04-04'],
  ['tonight', '2027-04-03'],
  ['on Monday', '2027-04-05'],
  ['on the 5th', '2027-04-05'],
  ['at 19:00', undefined],
])('reads which day: %s', (text, date) => {
  const dates = ['2027-04-03', '2027-04-04', '2027-04-05'];
  expect(readDay(text, { dates, today: '2027-04-03' })).toBe(date);
});

it('reads which meal', () => {
  expect([readMeal('a dinner reservation'), readMeal('lunch'), readMeal('the museum')]).toEqual([
    'dinner',
    'lunch',
    undefined,
  ]);
});
