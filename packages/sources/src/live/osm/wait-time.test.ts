import { expect, it } from 'vitest';

import { sayWait, waitTimeAfter } from './wait-time.ts';

const [SECOND, MINUTE, HOUR] = [1000, 60_000, 3_600_000];

it.each([
  ['busy', null, 1, 30 * SECOND],
  ['busy', null, 3, 120 * SECOND],
  ['busy', 10 * SECOND, 1, 30 * SECOND],
  ['busy', 90 * SECOND, 5, 90 * SECOND],
  ['busy', 100 * HOUR, 1, 24 * HOUR],
  ['down', null, 1, MINUTE],
  ['down', null, 20, HOUR],
  ['down', 5 * MINUTE, 1, 5 * MINUTE],
  ['refused', null, 1, HOUR],
  ['moved', null, 1, HOUR],
] as const)('after %s, asked to wait %j, for the %ith time: %i ms', (trouble, waitMs, failures, time) => {
  expect(waitTimeAfter({ trouble, waitMs }, failures)).toBe(time);
});

it.each([
  [0, 'about 1 second'],
  [29_001, 'about 30 seconds'],
  [90_000, 'about 90 seconds'],
  [90_001, 'about 2 minutes'],
  [5_400_000, 'about 90 minutes'],
  [5_400_001, 'about 2 hours'],
])('%i ms are %s', (milliseconds, text) => {
  expect(sayWait(milliseconds)).toBe(text);
});
