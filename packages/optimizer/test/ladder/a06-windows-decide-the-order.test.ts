import { expect, test } from 'vitest';

import { solve } from '../../src/index.ts';
import { dayOf, show } from '../timetable.ts';

/** FEATURE UNDER TEST — the order follows the windows, even where another way round would be shorter. */
test('A06 windows decide the order', () => {
  const day = dayOf(`
    place   score  stay  at  from   until
    near        5    30  10  15:00  16:00
    middle      5    30  20  12:00  13:00
    far         5    30  30  09:00  10:00
  `);

  expect(show(day, solve(day, { seed: 1 }))).toBe(
    '09:30 far 30 ~ 10 ~ 12:00 middle 30 ~ 10 ~ 15:00 near 30 [score 15]',
  );
});
