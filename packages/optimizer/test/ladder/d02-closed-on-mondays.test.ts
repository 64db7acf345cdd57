import { expect, test } from 'vitest';

import { solve } from '../../src/index.ts';
import { dayOf, show } from '../timetable.ts';

/** FEATURE UNDER TEST — a place is visited on a day on which it has a window. */
test('D02 open on one day only', () => {
  const days = dayOf(
    `
    place    score  stay  days
    museum       9   150     2
    gallery      8   150   1,2
  `,
    { end: '12:00', days: [{}, {}] },
  );

  expect(show(days, solve(days, { seed: 1 }))).toBe('09:00 gallery 150 | 09:00 museum 150 [score 17]');
});
