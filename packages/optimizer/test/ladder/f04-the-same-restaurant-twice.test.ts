import { expect, test } from 'vitest';

import { solve } from '../../src/index.ts';
import { dayOf, show } from '../timetable.ts';

/** FEATURE UNDER TEST — a restaurant that offers lunch and dinner is two places; a group with `most` 1 makes them exclude each other. */
test('F04 not the same restaurant twice', () => {
  const meal = { perDayLeast: 1, perDayMost: 1, countsAsVisit: false };
  const day = dayOf(
    `
    place          score  stay  from   until
    soba-lunch         9    60  12:00  13:30
    soba-dinner        9    60  18:30  20:30
    curry-dinner       1    60  18:30  20:30
    temple             5    60      -      -
  `,
    {
      end: '21:30',
      groups: [
        { ...meal, members: ['soba-lunch'] },
        { ...meal, members: ['soba-dinner', 'curry-dinner'] },
        { members: ['soba-lunch', 'soba-dinner'], perDayLeast: 0, perDayMost: 1, most: 1, countsAsVisit: true },
      ],
    },
  );

  expect(show(day, solve(day, { seed: 1 }))).toContain('curry-dinner');
});
