import { expect, test } from 'vitest';

import { solve } from '../../src/index.ts';
import { dayOf } from '../timetable.ts';

/** FEATURE UNDER TEST — what a group asks for is dropped where it cannot be met, and `unmet` says so. */
test('F03 a day on which lunch cannot be had', () => {
  const days = dayOf(
    `
    place    score  stay  days  from   until
    temple       9    60     -      -      -
    soba         1    60     1  12:00  13:30
  `,
    { days: [{}, {}], groups: [{ members: ['soba'], perDayLeast: 1, perDayMost: 1, countsAsVisit: false }] },
  );

  expect(solve(days, { seed: 1 }).unmet).toEqual([{ group: 0, day: 1, missing: 1 }]);
});
