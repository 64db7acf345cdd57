import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { type Problem, solve } from '../src/index.ts';
import { bruteForce } from './brute-force.ts';
import { compare, judge } from './naive.ts';
import { problems } from './problems.ts';

/** Always the same random problems, so that a failure is a failure for everyone. */
const RUNS = { seed: 4, numRuns: 80 };
const SMALL = { seed: 1, effort: 60 };

describe('solve, for any problem', () => {
  it('finds a plan that an independent judge accepts, with the starts and the score that he works out', () => {
    fc.assert(
      fc.property(problems(14, 3), fc.integer(), (problem, seed) => {
        const solution = solve(problem, { ...SMALL, seed });
        const judged = judge(problem, solution.routes);
        expect(judged.errors).toEqual([]);
        expect(solution.starts).toEqual(judged.starts);
        expect(solution.score).toBeCloseTo(judged.score, 9);
        expect(solution.shares.flat().reduce((sum, share) => sum + share, 0)).toBeCloseTo(judged.score, 9);
        expect(solution.slack.flat().every((minutes) => minutes >= 0)).toBe(true);
        expect(solution.worth).toBeCloseTo(judged.worth, 9);
        expect(solution.losses).toEqual(judged.losses);
      }),
      RUNS,
    );
  });

  it('gives the same answer for the same seed', () => {
    fc.assert(
      fc.property(problems(12, 2), (problem) => {
        expect(solve(problem, SMALL)).toEqual(solve(problem, SMALL));
      }),
      { ...RUNS, numRuns: 40 },
    );
  });

  it('is never worse for more effort', () => {
    fc.assert(
      fc.property(problems(12, 3), fc.integer({ min: 1, max: 60 }), (problem, effort) => {
        const less = judge(problem, solve(problem, { seed: 1, effort }).routes);
        const more = judge(problem, solve(problem, { seed: 1, effort: effort * 2 }).routes);
        expect(compare(more, less)).toBeGreaterThanOrEqual(0);
      }),
      { ...RUNS, numRuns: 60 },
    );
  });

  it('leaves out no mandatory place that would still fit, and says of each place whether it is in', () => {
    fc.assert(
      fc.property(problems(10, 2), (problem) => {
        const { routes, leftOut } = solve(problem, SMALL);
        expect([...routes.flat(), ...leftOut.map(({ place }) => place)].sort((a, b) => a - b)).toEqual(
          Array.from({ length: problem.places }, (_, i) => i),
        );
        for (const { place } of leftOut.filter(({ mandatory }) => mandatory))
          expect(insertions(problem, routes, place)).toEqual([]);
      }),
      RUNS,
    );
  });

  it('says "low-score" only of places that fit, and of no place with a score that would add to the plan', () => {
    fc.assert(
      fc.property(problems(10, 2), (problem) => {
        const { routes, leftOut } = solve(problem, SMALL);
        for (const { place, reason } of leftOut) {
          if (reason === 'low-score') expect(insertions(problem, routes, place)).not.toEqual([]);
          else expect(insertions(problem, routes, place)).toEqual([]);
        }
      }),
      RUNS,
    );
  });

  it.each([
    { places: 'at most six places', arbitrary: problems(6, 2), runs: 150, options: SMALL },
    {
      places: 'seven to nine places',
      arbitrary: problems(9, 2, { leastPlaces: 7, isRoomy: true }),
      runs: 300,
      options: { seed: 1 },
    },
  ])('finds what brute force finds, for $places', ({ places, arbitrary, runs, options }) => {
    let optimal = 0;
    fc.assert(
      fc.property(arbitrary, (problem) => {
        const best = bruteForce(problem);
        const solution = solve(problem, options);
        const judged = judge(problem, solution.routes);
        expect(judged.errors).toEqual([]);
        expect(compare(judged, best)).toBeLessThanOrEqual(0);
        expect(solution.bound).toBeGreaterThanOrEqual(best.score - 1e-9);
        if (compare(judged, best) === 0) optimal++;
      }),
      { ...RUNS, numRuns: runs },
    );
    console.info(`${optimal} of ${runs} plans are optimal, for ${places}`);
    expect(optimal / runs).toBeGreaterThanOrEqual(0.99);
  });
});

/** All feasible plans that have one more visit, `place`. */
function insertions(problem: Problem, routes: readonly (readonly number[])[], place: number): number[][][] {
  const plans = routes.flatMap((route, d) =>
    Array.from({ length: route.length + 1 }, (_, k) =>
      routes.map((other, e) => (e === d ? [...route.slice(0, k), place, ...route.slice(k)] : [...other])),
    ),
  );
  return plans.filter((plan) => judge(problem, plan).errors.length === 0);
}
