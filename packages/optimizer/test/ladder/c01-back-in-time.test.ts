import { expect, test } from 'vitest';

import { solve } from '../../src/index.ts';
import { dayOf, show } from '../timetable.ts';

/** FEATURE UNDER TEST — the way to the end of the day counts: a visit from which one would be back too late is not made. */
test('C01 back at the hotel in time', () => {
  const day = dayOf(
    `
    place    score  stay  at
    beach        9    60  90
    harbour      4    60  30
  `,
    { end: '12:30' },
  );

  expect(show(day, solve(day, { seed: 1 }))).toBe('09:30 harbour 60 [score 4]');
});
