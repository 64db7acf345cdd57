import { expect, test } from 'vitest';

import { solve } from '../../src/index.ts';
import { dayOf, show } from '../timetable.ts';

/** FEATURE UNDER TEST — two places that are possible only together are found out of nothing, though the one is worth nothing. */
test('C05 by way of the pier', () => {
  const text = `
    place    score  stay  at
    island       9    60  70
    pier         0    10  35
  `;
  const days = [{ end: -1 }];
  const day = dayOf(text, { maxLeg: 40, days });
  const near = dayOf(text, { maxLeg: 70, days });

  expect(show(day, solve(day, { seed: 1 }))).toBe('09:35 pier 10 ~ 35 ~ 10:20 island 60 [score 9]');
  expect(show(near, solve(near, { seed: 1 }))).toBe('10:10 island 60 [score 9]');
});
