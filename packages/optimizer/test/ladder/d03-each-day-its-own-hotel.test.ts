import { expect, test } from 'vitest';

import { solve } from '../../src/index.ts';
import { dayOf, show } from '../timetable.ts';

/** FEATURE UNDER TEST — every day has its own start, end and hours. */
test('D03 each day its own hotel', () => {
  const days = dayOf(
    `
    place    score  stay  at
    harbour      5    60  90
    temple       5    60  10
  `,
    {
      anchors: { north: 0, south: 100 },
      days: [
        { start: 2, end: 2, closes: 11 * 60 },
        { start: 3, end: 3, opens: 10 * 60, closes: 12 * 60 },
      ],
    },
  );

  expect(show(days, solve(days, { seed: 1 }))).toBe('09:10 temple 60 | 10:10 harbour 60 [score 10]');
});
