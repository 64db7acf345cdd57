import { parseTime } from '@wayfarer/trip/clock';
import { expect, it } from 'vitest';

import { readDelay } from './read-delay.ts';

it.each([
  ['we are running 40 minutes late', 40],
  ['my train is delayed by an hour', 60],
  ['about half an hour late', 30],
  ['a quarter of an hour', 15],
  ['1h 20', 80],
  ['an hour and a half behind schedule', 90],
  ['one and a half hours', 90],
  ['1.5 hours', 90],
  ['two hours and ten minutes', 130],
  ['forty-five minutes', 45],
  ['twenty five min', 25],
  ['90min', 90],
  ['about 40', 40],
  ['delay 40', 40],
  ['we are no longer late', 0],
  ['we caught up', 0],
])('hears how late somebody is: %s', (text, minutes) => {
  expect(readDelay(text)).toEqual({ minutes });
});

it.each([
  ["we overslept, it's 11 now", '11:00', false],
  ["it's already 10:30", '10:30', false],
  ['it is 2pm', '14:00', true],
  ['it’s 14.15 now', '14:15', true],
])('hears what time it is: %s', (text, now, isSure) => {
  expect(readDelay(text)).toEqual({ now: parseTime(now), isSure });
});

it.each(['we are late', 'a few minutes late', "it's 90 percent full", 'it is 30 degrees', 'our group is 12 people'])(
  'does not guess: %s',
  (text) => {
    expect(readDelay(text)).toBeUndefined();
  },
);
