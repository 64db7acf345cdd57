import { expect, test } from 'vitest';

import { solve } from '../../src/index.ts';
import { dayOf, show } from '../timetable.ts';

const TEXT = `
    place    score  stay  at  days
    office       1    15  30     -
    castle       9    60  10     -
  `;

/** FEATURE UNDER TEST — precedence: when both are in, one comes before the other. */
test('K01 tickets first', () => {
  const free = dayOf(TEXT, { days: [{ end: -1 }] });
  const day = dayOf(TEXT, { days: [{ end: -1 }], precedence: [['office', 'castle']] });

  expect(show(free, solve(free, { seed: 1 }))).toBe('09:10 castle 60 ~ 20 ~ 10:30 office 15 [score 10]');
  expect(show(day, solve(day, { seed: 1 }))).toBe('09:30 office 15 ~ 20 ~ 10:05 castle 60 [score 10]');
});

/** FEATURE UNDER TEST — precedence between days. */
test('K02 tickets on an earlier day', () => {
  const day = dayOf(TEXT.replace('30     -', '30     2'), { days: [{}, {}], precedence: [['office', 'castle']] });

  expect(show(day, solve(day, { seed: 1 }))).toBe('– | 09:30 office 15 ~ 20 ~ 10:05 castle 60 [score 10]');
});
