import { expect, test } from 'vitest';

import { solve } from '../../src/index.ts';
import { dayOf, show } from '../timetable.ts';

/** FEATURE UNDER TEST — a mandatory place is in, whatever better things it displaces. */
test('E01 a mandatory place', () => {
  const day = dayOf(
    `
    place    score  stay  must
    aunt         0   120  yes
    palace       9   120    -
  `,
    { end: '12:00' },
  );

  expect(show(day, solve(day, { seed: 1 }))).toBe('09:00 aunt 120 [score 0]');
});
