import { expect, test } from 'vitest';

import { solve } from '../../src/index.ts';
import { dayOf, show } from '../timetable.ts';

const TEXT = `
    place    score  stay  at
    temple       6    60  10
    garden       5    60  20
    market       7    60  30
  `;
const SETTING = { end: '11:45', days: [{ end: -1 }] };

/** FEATURE UNDER TEST — a plan to start from; its visits are worth `stabilityBonus` more on the day they had. */
test('J01 keeps what was planned, unless something much better is there', () => {
  const day = dayOf(TEXT, SETTING);
  const routes = [[0, 1]];

  expect(show(day, solve(day, { seed: 1, warmStart: { routes } }))).toBe(
    '09:10 temple 60 ~ 20 ~ 10:30 market 60 [score 13]',
  );
  expect(show(day, solve(day, { seed: 1, warmStart: { routes, stabilityBonus: 0.3 } }))).toBe(
    '09:10 temple 60 ~ 10 ~ 10:20 garden 60 [score 11]',
  );
});

/** FEATURE UNDER TEST — a visit of that plan that does not fit any more is dropped, and its time is used. */
test('J02 replaces what is closed now', () => {
  const day = dayOf(TEXT.replace('at', 'at days').replace('garden       5    60  20', 'garden 5 60 20 9'), SETTING);
  const solution = solve(day, { seed: 1, warmStart: { routes: [[0, 1]], stabilityBonus: 0.3 } });

  expect(show(day, solution)).toBe('09:10 temple 60 ~ 20 ~ 10:30 market 60 [score 13]');
});
