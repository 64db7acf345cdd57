import { expect, test } from 'vitest';

import { solve } from '../../src/index.ts';
import { dayOf, show, showLeftOut } from '../timetable.ts';

/** FEATURE UNDER TEST — a day has at most `mostVisits`. */
test('E04 the most visits of a day', () => {
  const day = dayOf(
    `
    place   score  stay  at
    one         9    30  10
    two         8    30  20
    three       7    30  30
  `,
    { days: [{ mostVisits: 2, end: -1 }] },
  );
  const solution = solve(day, { seed: 1 });

  expect(show(day, solution)).toBe('09:10 one 30 ~ 10 ~ 09:50 two 30 [score 17]');
  expect(showLeftOut(day, solution)).toEqual(['three: day-full, day 0, mostVisits 2']);
});
