import { expect, test } from 'vitest';

import { solve } from '../../src/index.ts';
import { dayOf, show } from '../timetable.ts';

/** FEATURE UNDER TEST — a group asks for one of its members each day, at most one, and it does not count as a visit: lunch, at the restaurant that is on the way. */
test('F01 lunch on the way', () => {
  const day = dayOf(
    `
    place    score  stay  at  from   until
    temple       9   120  20      -      -
    soba         1    60  25  12:00  13:30
    curry        1    60  60  12:00  13:30
    garden       8   120  30      -      -
  `,
    {
      days: [{ mostVisits: 2 }],
      groups: [{ members: ['soba', 'curry'], perDayLeast: 1, perDayMost: 1, countsAsVisit: false }],
    },
  );

  expect(show(day, solve(day, { seed: 1 }))).toBe(
    '09:20 temple 120 ~ 5 ~ 12:00 soba 60 ~ 5 ~ 13:05 garden 120 [score 18]',
  );
});
