import { expect, test } from 'vitest';

import { solve } from '../../src/index.ts';
import { dayOf, show, showLeftOut } from '../timetable.ts';

/** FEATURE UNDER TEST — a mandatory place that cannot be in is no error: it is reported (`!`), and the rest is planned. */
test('E02 a mandatory place that cannot be in', () => {
  const day = dayOf(`
    place    score  stay  opens  closes  must
    aunt         0   120  07:00   10:00  yes
    palace       9   120      -       -    -
  `);
  const solution = solve(day, { seed: 1 });

  expect(show(day, solution)).toBe('09:00 palace 120 [score 9]');
  expect(showLeftOut(day, solution)).toEqual(['aunt!: window-missed, day 0, arrival 09:00, closes 08:00']);
});
