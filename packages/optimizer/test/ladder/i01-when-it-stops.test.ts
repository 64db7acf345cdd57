import { expect, test } from 'vitest';

import { type Improvement, InvalidProblemError, solve } from '../../src/index.ts';
import { dayOf } from '../timetable.ts';

const ROWS = Array.from({ length: 30 }, (_, i) => `p${i} ${1 + (i % 9)} ${30 + (i % 4) * 15} ${(i * 7) % 60}`);
const DAY = dayOf(['place score stay at', ...ROWS].join('\n'));

/** FEATURE UNDER TEST — the search stops when its work is done, and says so. */
test('I01 stops by effort', () => {
  expect(solve(DAY, { seed: 1, effort: 50 }).stoppedBy).toBe('effort');
});

/** FEATURE UNDER TEST — a deadline is an outer bound; the clock is the caller's. */
test('I02 stops at a deadline', () => {
  let time = 0;
  const now = () => time++;
  expect(solve(DAY, { seed: 1, effort: 1e9, deadlineMs: 20, now }).stoppedBy).toBe('deadline');
  expect(() => solve(DAY, { seed: 1, deadlineMs: 20 })).toThrow(InvalidProblemError);
});

/** FEATURE UNDER TEST — a signal stops it, and the best plan so far comes back. */
test('I03 stops on a signal', () => {
  const solution = solve(DAY, { seed: 1, effort: 1e9, signal: AbortSignal.abort() });
  expect(solution.stoppedBy).toBe('signal');
  expect(solution.score).toBeGreaterThan(0);
});

/** FEATURE UNDER TEST — when everything that counts is in, there is nothing left to try. */
test('I04 stops when all is in', () => {
  const small = dayOf(`
    place   score  stay  at
    temple      9    60  20
    garden      8    60  30
  `);
  expect(solve(small, { seed: 1, effort: 1e6 }).stoppedBy).toBe('exhausted');
});

/** FEATURE UNDER TEST — every better plan is reported, and the last one is the answer. */
test('I05 reports improvements', () => {
  const seen: Improvement[] = [];
  const solution = solve(DAY, { seed: 1, effort: 500, onImprove: (better) => seen.push(better) });
  expect(seen.at(-1)?.routes).toEqual(solution.routes);
  const scores = seen.map(({ score }) => score);
  expect(scores).toEqual([...scores].sort((a, b) => a - b));
});
