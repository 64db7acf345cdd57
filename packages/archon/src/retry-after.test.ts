import { expect, it } from 'vitest';

import { parseRetryAfter } from './retry-after.ts';

const NOW = Date.parse('2027-04-03T09:00:00Z');

it.each([
  ['7', 7_000],
  ['Sat, 03 Apr 2027 09:00:05 GMT', 5_000],
  ['Sat, 03 Apr 2027 08:00:00 GMT', 0],
  ['soon', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('reads %j as %s ms', (header, milliseconds) => {
  expect(parseRetryAfter(header, NOW)).toBe(milliseconds);
});
