import { expect, test } from 'vitest';

import { mergeScores, satisfactionOf, solve } from '../../src/index.ts';
import { dayOf } from '../timetable.ts';

const TEXT = `
    place    score  stay  at
    temple       0    60  10
    arcade       0    60  10
    garden       0    60  10
  `;
/** One loves temples, one arcades; nobody minds the garden. */
const PEOPLE = [Float64Array.of(0.9, 0.1, 0.6), Float64Array.of(0.2, 1, 0.5)];

/** FEATURE UNDER TEST — four ways to make one score out of several people's. */
test('L01 merged wishes', () => {
  const merged = (how: Parameters<typeof mergeScores>[1]) =>
    Array.from(mergeScores(PEOPLE, how), (score) => Math.round(score * 1000) / 1000);

  expect(merged('sum')).toEqual([0.55, 0.55, 0.55]);
  expect(merged('least-misery')).toEqual([0.2, 0.1, 0.5]);
  expect(merged('most-pleasure')).toEqual([0.9, 1, 0.6]);
  expect(merged('multiplicative')).toEqual([0.424, 0.316, 0.548]);
  expect(Array.from(mergeScores(PEOPLE, 'sum', [3, 1]))[0]).toBeCloseTo(0.725);
});

/** FEATURE UNDER TEST — how content each of them is with the plan. */
test('L02 each person satisfied', () => {
  const day = { ...dayOf(TEXT, { days: [{ mostVisits: 1 }] }), score: mergeScores(PEOPLE, 'least-misery') };
  const { routes } = solve(day, { seed: 1 });

  expect(routes).toEqual([[2]]);
  expect(satisfactionOf(PEOPLE, routes).map((share) => Math.round(share * 100))).toEqual([67, 50]);
});
