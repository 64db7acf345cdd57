import { expect, test } from 'vitest';

import { solve } from '../../src/index.ts';
import { dayOf, show } from '../timetable.ts';

/** FEATURE UNDER TEST — what does not fit on one day goes to another; each place is visited once. */
test('D01 two days', () => {
  const days = dayOf(
    `
    place   score  stay  at
    palace      9   100  10
    temple      7   100  10
  `,
    { end: '11:00', days: [{}, {}] },
  );

  expect(show(days, solve(days, { seed: 1 }))).toBe('09:10 palace 100 | 09:10 temple 100 [score 16]');
});
