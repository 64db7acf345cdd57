import { expect, test } from 'vitest';

import { solve } from '../../src/index.ts';
import { dayOf, show } from '../timetable.ts';

/** FEATURE UNDER TEST — the simplest day: one place, which is open; service starts as soon as one can be there. */
test('A01 a day with one place', () => {
  const day = dayOf(`
    place   score  stay  at
    temple      9    60  20
  `);

  expect(show(day, solve(day, { seed: 1 }))).toBe('09:20 temple 60 [score 9]');
});
