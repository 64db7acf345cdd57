import { expect, test } from 'vitest';

import { solve } from '../../src/index.ts';
import { dayOf, show } from '../timetable.ts';

/** FEATURE UNDER TEST — where not all places fit, the sum of scores decides: two good ones beat the best one. */
test('B01 the best sum of scores wins', () => {
  const day = dayOf(
    `
    place   score  stay  at
    palace      9   180  10
    temple      7    80  10
    garden      6    80  20
  `,
    { end: '12:20', days: [{ end: -1 }] },
  );

  expect(show(day, solve(day, { seed: 1 }))).toBe('09:10 temple 80 ~ 10 ~ 10:40 garden 80 [score 13]');
});
