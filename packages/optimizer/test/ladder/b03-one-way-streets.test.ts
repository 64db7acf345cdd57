import { expect, test } from 'vitest';

import { solve } from '../../src/index.ts';
import { dayOf, show } from '../timetable.ts';

/** FEATURE UNDER TEST — travel times need not be the same in both directions. */
test('B03 travel that is longer one way', () => {
  const uphill = (from: string, to: string) => (from < to ? 10 : 30);
  const day = dayOf(
    `
    place   score  stay
    a           5    30
    b           5    30
    c           5    30
  `,
    { travel: uphill, days: [{ end: -1 }] },
  );

  expect(show(day, solve(day, { seed: 1 }))).toBe('09:30 a 30 ~ 10 ~ 10:10 b 30 ~ 10 ~ 10:50 c 30 [score 15]');
});
