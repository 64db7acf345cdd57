import { expect, test } from 'vitest';

import { solve } from '../../src/index.ts';
import { dayOf, show } from '../timetable.ts';

/** FEATURE UNDER TEST — members of groups that are `apart` are never next to each other. */
test('F02 lunch and dinner with something in between', () => {
  const meal = { perDayLeast: 1, perDayMost: 1, countsAsVisit: false };
  const day = dayOf(
    `
    place    score  stay  from   until
    soba         1    60  12:00  13:30
    ramen        1    60  18:30  20:30
    temple       5    60      -      -
  `,
    {
      end: '21:30',
      travel: 10,
      groups: [
        { ...meal, members: ['soba'] },
        { ...meal, members: ['ramen'] },
      ],
    },
  );

  expect(show(day, solve(day, { seed: 1 }))).toBe(
    '12:00 soba 60 ~ 10 ~ 13:10 temple 60 ~ 10 ~ 18:30 ramen 60 [score 7]',
  );
});
