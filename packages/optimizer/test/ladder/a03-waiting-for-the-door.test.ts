import { expect, test } from 'vitest';

import { solve } from '../../src/index.ts';
import { dayOf, show } from '../timetable.ts';

/** FEATURE UNDER TEST — who comes before the door opens waits. */
test('A03 waiting for the door', () => {
  const day = dayOf(`
    place   score  stay  at  opens  closes
    museum      9    60  20  10:00   17:00
  `);

  expect(show(day, solve(day, { seed: 1 }))).toBe('10:00 museum 60 [score 9]');
});
