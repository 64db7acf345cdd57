import { expect, test } from 'vitest';

import { solve } from '../../src/index.ts';
import { dayOf, show } from '../timetable.ts';

/** FEATURE UNDER TEST — a day with `end` −1 need not lead back. */
test('C02 a day that ends anywhere', () => {
  const day = dayOf(
    `
    place    score  stay  at
    beach        9    60  90
    harbour      4    60  30
  `,
    { end: '12:30', days: [{ end: -1 }] },
  );

  expect(show(day, solve(day, { seed: 1 }))).toBe('09:30 harbour 60 ~ 60 ~ 11:30 beach 60 [score 13]');
});
