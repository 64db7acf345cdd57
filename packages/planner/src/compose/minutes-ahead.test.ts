import { expect, it } from 'vitest';

import { minutesAhead } from './minutes-ahead.ts';

it.each([
  ['Europe/Paris', 'America/New_York', '2027-05-05', 360],
  // America is on summer time two weeks before Europe.
  ['Europe/Paris', 'America/New_York', '2027-03-20', 300],
  ['America/New_York', 'Europe/Paris', '2027-05-05', -360],
  ['Asia/Kolkata', 'Europe/London', '2027-01-10', 330],
  ['Asia/Tokyo', 'Asia/Tokyo', '2027-01-10', 0],
])('%s is ahead of %s on %s by %i min', (zone, of, date, minutes) => {
  expect(minutesAhead(zone, of, date)).toBe(minutes);
});
