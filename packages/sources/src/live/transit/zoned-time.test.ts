import { minute } from '@wayfarer/trip/clock';
import { expect, it } from 'vitest';

import { toInstant, toMinuteOf } from './zoned-time.ts';

it.each([
  ['Europe/Lisbon', '2026-12-01', 600, '2026-12-01T10:00:00Z'],
  ['Europe/Lisbon', '2026-06-01', 600, '2026-06-01T09:00:00Z'],
  ['Asia/Tokyo', '2026-12-01', 60, '2026-11-30T16:00:00Z'],
  ['America/New_York', '2026-12-01', 1200, '2026-12-02T01:00:00Z'],
  ['Asia/Kathmandu', '2026-12-01', 345, '2026-12-01T00:00:00Z'],
  // An hour after midnight of the day.
  ['Europe/Lisbon', '2026-12-01', 1500, '2026-12-02T01:00:00Z'],
  // Clocks go back at 02:00 of summer time, and forward at 01:00.
  ['Europe/Lisbon', '2026-10-25', 180, '2026-10-25T03:00:00Z'],
  ['America/New_York', '2026-03-08', 210, '2026-03-08T07:30:00Z'],
  ['Europe/Lisbon', '2026-03-29', 150, '2026-03-29T01:30:00Z'],
])('in %s %s and %i min are %s', (zone, date, time, instant) => {
  expect(new Date(toInstant(date, minute(time), zone)).toISOString()).toBe(instant.replace('Z', '.000Z'));
  expect(toMinuteOf(date, Date.parse(instant), zone)).toBe(time);
});
