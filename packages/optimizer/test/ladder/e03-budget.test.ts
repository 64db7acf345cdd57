import { expect, test } from 'vitest';

import { solve } from '../../src/index.ts';
import { dayOf, showLeftOut } from '../timetable.ts';

/** FEATURE UNDER TEST — all fees of all days stay within the budget. */
test('E03 a budget', () => {
  const days = dayOf(
    `
    place    score  stay  fee
    palace       9    60   30
    tower        8    60   25
    museum       7    60   20
    park         1    60    0
  `,
    { budget: 45, days: [{}, {}], travel: 0 },
  );

  const solution = solve(days, { seed: 1 });
  expect(solution.score).toBeCloseTo(1.6);
  expect(showLeftOut(days, solution)).toEqual(['palace: budget, day 0, over 30']);
});
