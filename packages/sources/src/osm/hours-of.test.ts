import { expect, it } from 'vitest';

import { hoursOf } from './hours-of.ts';

it.each([
  [undefined, { hours: 'unknown' }],
  ['unknown', { hours: 'unknown' }],
  [' Mo-Fr 09:00-17:00 ', { hours: 'Mo-Fr 09:00-17:00' }],
  ['by appointment, ask the warden', { hours: 'unknown', hoursText: 'by appointment, ask the warden' }],
])('%j is %j, the first time and the next', (text, hours) => {
  const tags: Record<string, string> = text === undefined ? {} : { opening_hours: text };
  expect(hoursOf(tags)).toEqual(hours);
  expect(hoursOf(tags)).toEqual(hours);
});
