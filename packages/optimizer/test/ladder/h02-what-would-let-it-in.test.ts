import { expect, test } from 'vitest';

import { solve } from '../../src/index.ts';
import { dayOf, show, showLetIn } from '../timetable.ts';

const DAY = dayOf(
  `
    place    score  stay  at
    palace       9   120  10
    market       3    30  15
    temple       5    60  10
  `,
  { end: '12:00', days: [{ end: -1 }] },
);

/** FEATURE UNDER TEST — for a place left out: the visit to drop, or how much earlier to start. */
test('H02 what would let it in', () => {
  const solution = solve(DAY, { seed: 1 });

  expect(show(DAY, solution)).toBe('09:10 palace 120 ~ 5 ~ 11:15 market 30 [score 12]');
  expect(showLetIn(DAY, solution)).toEqual(['temple: drop palace or 45 min earlier']);
});

/** FEATURE UNDER TEST — for a visit: what it counts for, and how much later it may start. For the whole: a bound. */
test('H03 slack, share, bound', () => {
  const { slack, shares, bound } = solve(DAY, { seed: 1 });

  expect(slack).toEqual([[15, 15]]);
  expect(shares).toEqual([[0.9, 0.3]]);
  // 180 minutes: all of palace and market with a leg of 5 each, and as much of the temple as is left for it.
  expect(bound).toBeGreaterThanOrEqual(1.2);
  expect(bound).toBeLessThanOrEqual(1.7);
});
