import { expect, it } from 'vitest';

import { parseClock, spanOf, toMinutes, toTime } from './clock-time.ts';

it.each([
  ['9', '09:00'],
  ['930', '09:30'],
  ['9.30', '09:30'],
  [' 21:05 ', '21:05'],
  ['0:00', '00:00'],
  ['12:59', '12:59'],
  ['23:59', '23:59'],
])('reads %j as a time', (text, time) => {
  expect(parseClock(text)).toBe(time);
});

it.each(['', '24:00', '25:00', '9:7x', '12:60', '123456'])('takes %j for no time', (text) => {
  expect(parseClock(text)).toBeUndefined();
});

it.each([
  ['00:00', 0],
  ['00:59', 59],
  ['10:07', 607],
  ['23:59', 1439],
])('counts the minutes to %s', (time, minutes) => {
  expect(toMinutes(time)).toBe(minutes);
  expect(toTime(minutes)).toBe(time);
});

it('counts the minutes to the end of the day, and of a time that names no hour or minute none', () => {
  expect(toMinutes('24:00')).toBe(1440);
  expect(toMinutes('7')).toBe(420);
});

it('begins again past midnight, on both sides', () => {
  expect([toTime(1440), toTime(1501), toTime(-1), toTime(-1441)]).toEqual(['00:00', '01:01', '23:59', '23:59']);
});

it('ends a night on the next day', () => {
  expect(spanOf({ arrive: '09:00', depart: '10:30' })).toEqual({ start: 540, end: 630 });
  expect(spanOf({ arrive: '09:00', depart: '09:00' })).toEqual({ start: 540, end: 540 });
  expect(spanOf({ arrive: '22:30', depart: '00:30' })).toEqual({ start: 1350, end: 1470 });
});
