import { expect, test } from 'vitest';

import { solve } from '../../src/index.ts';
import { dayOf, show } from '../timetable.ts';

/** FEATURE UNDER TEST — a visit at a fixed time: mandatory, with a window of one minute. There is no other word for it. */
test('E05 the table is booked for ten past eleven', () => {
  const day = dayOf(
    `
    place    score  stay  at  from   until  must
    temple       9    90  10      -      -     -
    table        1    60  20  11:10  11:10   yes
    garden       8    90  30      -      -     -
  `,
    { end: '15:00' },
  );

  expect(show(day, solve(day, { seed: 1 }))).toBe(
    '09:10 temple 90 ~ 10 ~ 11:10 table 60 ~ 10 ~ 12:20 garden 90 [score 18]',
  );
});

/** FEATURE UNDER TEST — a place that may not be visited has no window. */
test('E06 forbidden', () => {
  const day = dayOf(`
    place    score  stay  at  days
    temple       9    60  10     -
    casino       9    60  10     9
  `);
  const solution = solve(day, { seed: 1 });

  expect(show(day, solution)).toBe('09:10 temple 60 [score 9]');
  expect(solution.leftOut[0]?.reason).toBe('no-window');
});

/** FEATURE UNDER TEST — a visit may be cut to a minimum: the short visit is a place of its own, and one excludes the other. */
test('E07 a short visit rather than none', () => {
  const text = `
    place         score  stay  at
    museum            9   120  10
    museum-brief      6    60  10
    garden            5    60  20
  `;
  const groups = [{ members: ['museum', 'museum-brief'], perDayLeast: 0, perDayMost: 1, most: 1, countsAsVisit: true }];
  const long = dayOf(text, { end: '13:00', days: [{ end: -1 }], groups });
  const short = dayOf(text, { end: '11:30', days: [{ end: -1 }], groups });

  expect(show(long, solve(long, { seed: 1 }))).toBe('09:10 museum 120 ~ 10 ~ 11:20 garden 60 [score 14]');
  expect(show(short, solve(short, { seed: 1 }))).toBe('09:10 museum-brief 60 ~ 10 ~ 10:20 garden 60 [score 11]');
});

/** FEATURE UNDER TEST — at most so many of a kind, on a day or on all days: a group. */
test('E08 two museums are enough', () => {
  const day = dayOf(
    `
    place    score  stay  at
    modern       9    60  10
    ancient      8    60  10
    folk         7    60  10
    park         2    60  10
  `,
    {
      groups: [{ members: ['modern', 'ancient', 'folk'], perDayLeast: 0, perDayMost: 2, countsAsVisit: true }],
    },
  );

  expect(solve(day, { seed: 1 }).routes.flat().sort()).toEqual([0, 1, 3]);
});
