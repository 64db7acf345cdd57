import { expect, test } from 'vitest';

import { solve } from '../../src/index.ts';
import { dayOf, show } from '../timetable.ts';

/** FEATURE UNDER TEST — of plans with the same score the one with the least travel is chosen. */
test('B02 the shorter way of the same score', () => {
  const day = dayOf(
    `
    place   score  stay  at
    far         5    60  50
    near        5    60  10
    between     5    60  30
  `,
    { end: '11:30', days: [{ end: -1 }] },
  );

  expect(show(day, solve(day, { seed: 1 }))).toBe('09:10 near 60 ~ 20 ~ 10:30 between 60 [score 10]');
});
