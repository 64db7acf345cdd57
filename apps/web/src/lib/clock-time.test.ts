import { expect, it } from 'vitest';

import { parseClock } from './clock-time.ts';

it.each([
  ['9', '09:00'],
  ['930', '09:30'],
  ['9.30', '09:30'],
  [' 21:05 ', '21:05'],
])('reads %j as a time', (text, time) => {
  expect(parseClock(text)).toBe(time);
});

it.each(['', '25:00', '9:7x', '12:60'])('takes %j for no time', (text) => {
  expect(parseClock(text)).toBeUndefined();
});
