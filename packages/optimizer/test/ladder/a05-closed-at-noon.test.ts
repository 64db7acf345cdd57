import { expect, test } from 'vitest';

import { solve } from '../../src/index.ts';
import { dayOf, show } from '../timetable.ts';

/** FEATURE UNDER TEST — a place may have several windows on one day; a visit that misses the first waits for the second. */
test('A05 closed at noon', () => {
  const day = dayOf(
    `
    place   score  stay  at  hours
    church      9    60  10  09:00-12:00,14:00-17:00
  `,
    { start: '11:00' },
  );

  expect(show(day, solve(day, { seed: 1 }))).toBe('14:00 church 60 [score 9]');
});
