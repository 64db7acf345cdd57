import { expect, it } from 'vitest';

import { findDayCounts, findNamedDate, findTripDay } from './read-days.ts';

// A Saturday, a Sunday and a Monday.
const DATES = ['2027-04-03', '2027-04-04', '2027-04-05'];

it.each<[string, readonly number[]]>([
  ['five days in Tokyo, one day for Your Name', [5, 1]],
  ['a 2-day walk', [2]],
  ['2日間で', [2]],
  ['两天', [2]],
  ['第2天', []],
  ['someday', []],
])('finds the numbers of days in %j', (text, counts) => {
  expect(findDayCounts(text)).toEqual(counts);
});

it.each<[string, string | undefined]>([
  ['make day 2 a walk', '2027-04-04'],
  ['on day three', '2027-04-05'],
  ['the second day', '2027-04-04'],
  ['the last day', '2027-04-05'],
  ['2日目に', '2027-04-04'],
  ['第三天', '2027-04-05'],
  ['初日', '2027-04-03'],
  ['on Monday', '2027-04-05'],
  ['on 4 April', '2027-04-04'],
  ['day 9', undefined],
  ['one day', undefined],
  ['on Friday', undefined],
])('finds the day of the trip that %j names', (text, date) => {
  expect(findTripDay(text, DATES)).toBe(date);
});

it.each<[string, string | undefined]>([
  ['明日新宿から', '2027-04-04'],
  ['后天', '2027-04-05'],
  ['tomorrow', '2027-04-04'],
  ['28 November', '2027-11-28'],
  ['now', undefined],
])('finds the date in %j', (text, date) => {
  expect(findNamedDate(text, '2027-04-03')).toBe(date);
});
