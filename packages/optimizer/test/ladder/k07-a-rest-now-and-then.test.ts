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
  const untired = dayOf(text, { days: [{ end: -1 }] });

  expect(show(day, solve(day, { seed: 1 }))).toBe(
    '09:10 temple 120 ~ 10 ~ 11:20 bench 20 ~ 10 ~ 11:50 garden 120 [score 17]',
  );
  expect(show(untired, solve(untired, { seed: 1 }))).toBe('09:10 temple 120 ~ 20 ~ 11:30 garden 120 [score 17]');
});

/** FEATURE UNDER TEST — one long outing alone may be too much without a rest on the way. */
test('K14 a rest on the way', () => {
  const text = `
    place    score  stay  at  from   until
    castle       9    60  90      -      -
    bench        0    20  60      -  10:30
  `;
  const day = dayOf(text, { rest: { most: 180, places: ['bench'] } });
  const nowhere = dayOf(text, { rest: { most: 180, places: [] } });

  expect(show(day, solve(day, { seed: 1 }))).toBe('10:00 bench 20 ~ 30 ~ 10:50 castle 60 [score 9]');
  expect(show(nowhere, solve(nowhere, { seed: 1 }))).toBe('– [score 0]');
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
