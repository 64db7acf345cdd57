import { expect, test } from 'vitest';

import { solve } from '../../src/index.ts';
import { dayOf, show } from '../timetable.ts';

/** FEATURE UNDER TEST — never more than three hours without a rest: the bench, worth nothing, comes between. */
test('K07 a rest now and then', () => {
  const SETTING = { days: [{ end: -1 }], rest: { most: 180, places: ['bench'] } };
  const text = `
    place    score  stay  at
    temple       9   120  10
    bench        0    20  20
    garden       8   120  30
  `;
  const day = dayOf(text, SETTING);
  const priced = dayOf(text.replace('bench        0', 'bench        1'), SETTING);

  expect(show(priced, solve(priced, { seed: 1 }))).toBe(
    '09:10 temple 120 ~ 10 ~ 11:20 bench 20 ~ 10 ~ 11:50 garden 120 [score 18]',
  );
  // A place of score 0 is visited only if it must be: without a little score for it nobody finds the bench.
  expect(show(day, solve(day, { seed: 1 }))).toBe('09:10 temple 120 [score 9]');
});

/** FEATURE UNDER TEST — a long wait before a door is a rest, too. */
test('K08 waiting rests', () => {
  const day = dayOf(
    `
    place    score  stay  at  from   until
    temple       9   120  10      -  09:30
    garden       8   120  30  12:00  12:30
  `,
    { rest: { most: 180, least: 20, places: [] } },
  );

  expect(show(day, solve(day, { seed: 1 }))).toBe('09:10 temple 120 ~ 20 ~ 12:00 garden 120 [score 17]');
});
