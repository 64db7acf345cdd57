import { expect, test } from 'vitest';

import { solve } from '../../src/index.ts';
import { dayOf, show } from '../timetable.ts';

/** FEATURE UNDER TEST — start and end of a day may be different points. */
test('C03 from the station to the hotel', () => {
  const day = dayOf(
    `
    place    score  stay  at
    bridge       5    30  20
    market       5    30  80
  `,
    { anchors: { hotel: 0, station: 100 }, days: [{ start: 3, end: 2 }] },
  );

  expect(show(day, solve(day, { seed: 1 }))).toBe('09:20 market 30 ~ 60 ~ 10:50 bridge 30 [score 10]');
});
