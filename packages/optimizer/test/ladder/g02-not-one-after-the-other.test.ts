import { expect, test } from 'vitest';

import { solve } from '../../src/index.ts';
import { dayOf, show } from '../timetable.ts';

const TEXT = `
    place    score  stay  at  category
    kinkaku      9    60  10  temple
    ginkaku      8    60  20  temple
    market       5    60  30  market
  `;

/** FEATURE UNDER TEST — `inARow`: whoever follows one of the same category loses a little, so something else comes in between. */
test('G02 not one temple after the other', () => {
  const free = dayOf(TEXT, { days: [{ end: -1 }] });
  const mixed = dayOf(TEXT, { days: [{ end: -1 }], inARow: 0.2 });
  const solution = solve(mixed, { seed: 1 });

  expect(show(free, solve(free, { seed: 1 }))).toBe(
    '09:10 kinkaku 60 ~ 10 ~ 10:20 ginkaku 60 ~ 10 ~ 11:30 market 60 [score 22]',
  );
  expect(show(mixed, solution)).toBe('09:10 kinkaku 60 ~ 20 ~ 10:30 market 60 ~ 10 ~ 11:40 ginkaku 60 [score 22]');
  expect(solution.losses).toEqual([[0, 0, 0]]);
});

/** FEATURE UNDER TEST — it is a price, no rule: with nothing to put in between, two in a row are better than one. */
test('G03 rather two in a row than one alone', () => {
  const day = dayOf(TEXT, { days: [{ end: -1 }], end: '11:40', inARow: 0.2 });
  const solution = solve(day, { seed: 1 });

  expect(show(day, solution)).toBe('09:10 kinkaku 60 ~ 10 ~ 10:20 ginkaku 60 [score 17]');
  expect(solution.losses).toEqual([[0, 0.2]]);
  expect(solution.worth).toBeCloseTo(1.7 - 0.2);
});
