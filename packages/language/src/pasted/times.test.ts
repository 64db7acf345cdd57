import { formatTime } from '@wayfarer/trip/clock';
import { expect, it } from 'vitest';

import { findLength, findTime } from './times.ts';

it.each([
  ['9:00 AM – Harbour', '09:00'],
  ['at 3pm', '15:00'],
  ['12am', '00:00'],
  ['9-11am', '09:00-11:00'],
  ['11–1pm', '11:00-13:00'],
  ['10:00 to 12:30', '10:00-12:30'],
  ['10.30 Uhr', '10:30'],
  ['19h', '19:00'],
  ['10h30', '10:30'],
  ['9時半', '09:30'],
  ['10h00-11h30 Ameyoko', '10:00-11:30'],
  ['noon', '12:00'],
  ['afternoon', ''],
  ['€10.30', ''],
  ['2 hours', ''],
  ['room 101', ''],
])('the time of %s', (text, expected) => {
  const time = findTime(text);
  const said = [time?.at, time?.until]
    .filter((one) => one !== undefined)
    .map(formatTime)
    .join('-');
  expect(said).toBe(expected);
});

it.each([
  ['(2 hours)', 120],
  ['1.5h', 90],
  ['90 min', 90],
  ['15 min train', undefined],
  ['queue 30 min at lunch', undefined],
  ['book 3 hours ahead', undefined],
  ['2 days', undefined],
])('the length of %s', (text, expected) => {
  expect(findLength(text)).toBe(expected);
});
