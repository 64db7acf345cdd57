import { expect, test } from 'vitest';

import { type Problem, solve } from '../src/index.ts';

const POINTS = 30;
const PLACES = 27;
const DAYS = 3;

/** Whole numbers 0…limit−1, the same for the same seed: Lehmer's generator, so that none of ours is needed to make the problems. */
function lehmer(seed: number): (limit: number) => number {
  let state = seed * 7919 + 1;
  return (limit) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
}

/** Three days among 27 places on a plain, open for some hours of each. */
function plain(seed: number): Problem {
  const below = lehmer(seed);
  const list = (length: number, value: () => number): number[] => Array.from({ length }, value);
  const [x, y] = [list(POINTS, () => below(40)), list(POINTS, () => below(40))];
  const travel = Int32Array.from({ length: POINTS ** 2 }, (_, k) => {
    const [i, j] = [Math.floor(k / POINTS), k % POINTS];
    return Math.abs((x[i] ?? 0) - (x[j] ?? 0)) + Math.abs((y[i] ?? 0) - (y[j] ?? 0)) + (i === j ? 0 : below(9));
  });
  const opens = list(DAYS * PLACES, () => 480 + below(240));
  return {
    points: POINTS,
    places: PLACES,
    travel,
    score: Float64Array.from(list(PLACES, () => (below(20) + 1) / 20)),
    stay: Int32Array.from(list(PLACES, () => 20 + below(80))),
    days: [0, 1, 2].map((d) => ({
      start: PLACES + d,
      end: d < 2 ? PLACES + d + 1 : -1,
      opens: 540,
      closes: 960 + 60 * d,
      mostVisits: 7 + d,
    })),
    windows: {
      offsets: Int32Array.from({ length: DAYS * PLACES + 1 }, (_, k) => k),
      opens: Int32Array.from(opens),
      closes: Int32Array.from(opens, (open) => open + 60 + below(240)),
    },
  };
}

function each(length: number, value: (k: number) => number): number[] {
  return Array.from({ length }, (_, k) => value(k));
}

/** What makes a problem more than a plain one, each for itself. */
const SORTS: Readonly<Record<string, (problem: Problem) => Partial<Problem>>> = {
  plain: () => ({}),
  'fees and what must be in': () => ({
    mandatory: Uint8Array.from(each(PLACES, (i) => (i % 4 === 0 ? 1 : 0))),
    fee: Int32Array.from(each(PLACES, (i) => 2 + ((i * 7) % 9))),
    budget: 30,
  }),
  'categories in a row': () => ({
    category: Int32Array.from(each(PLACES, (i) => (i % 4) - 1)),
    diminishing: 0.7,
    inARow: 0.1,
  }),
  'crowded hours': () => ({
    atHour: {
      offsets: Int32Array.from(each(DAYS * PLACES + 1, (k) => 2 * k)),
      from: Int32Array.from(each(2 * DAYS * PLACES, (k) => (k % 2 === 0 ? 600 : 720) + k)),
      loss: Float64Array.from(each(2 * DAYS * PLACES, (k) => (k % 5) / 10)),
    },
  }),
  'meals apart': () => ({
    groups: [
      { members: Int32Array.from([0, 1, 2, 3]), perDayLeast: 1, perDayMost: 2, most: 3, countsAsVisit: false },
      { members: Int32Array.from([2, 5, 7]), perDayLeast: 0, perDayMost: 1, countsAsVisit: true },
    ],
  }),
  'rush hours of two kinds': () => ({
    pace: {
      from: Int32Array.from([540, 630, 720]),
      factor: Float64Array.from([1.5, 1, 2, 1, 1.25, 1]),
      kind: Uint8Array.from(each(POINTS ** 2, (k) => k % 2)),
    },
  }),
  'rests, order, walking and waiting': ({ days, travel }) => ({
    precedence: [
      [1, 4],
      [6, 2],
    ],
    rest: { most: 150, least: 30, places: Uint8Array.from(each(PLACES, (i) => (i % 3 === 0 ? 1 : 0))) },
    walking: travel.map((minutes) => minutes >> 1),
    days: days.map((day) => ({ ...day, mostWalking: 60, mostWaiting: 40 })),
  }),
  'minutes and legs that cost': ({ travel }) => ({
    perMinute: { travel: 0.002, waiting: 0.003, walking: 0.001 },
    walking: travel.map((minutes) => minutes >> 1),
    perLeg: Float64Array.from(travel, (minutes) => minutes / 2_000),
    maxLeg: 70,
  }),
};

/**
 * `Options.seed` promises the same plan on any machine. Whether it holds is seen only by plans that another machine has found: they
 * stand in the file, with all that is said of them. Efforts are so small that the search is cut off on its way.
 *
 * Whoever changes how the search goes changes these plans, too: `npm run unit -- packages/optimizer/test/same-everywhere -u`.
 */
test.each(Object.keys(SORTS))('the same seed gives the plan that another machine has found: %s', async (sort) => {
  const lines: string[] = [];
  for (const seed of [1, 2, 3]) {
    const base = plain(seed);
    const problem = { ...base, ...SORTS[sort]?.(base) };
    for (const effort of [5, 40]) {
      const steps: string[] = [];
      const solution = solve(problem, { seed, effort, onImprove: ({ worth }) => steps.push(worth.toFixed(6)) });
      lines.push(JSON.stringify({ seed, effort, steps: steps.join(' '), solution }));
    }
    const routes = [[0, 1, 2], [3, 4], []];
    const kept = solve(problem, { seed, effort: 5, warmStart: { routes, stabilityBonus: 0.2 } });
    lines.push(JSON.stringify({ seed, kept }));
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`__fixtures__/${sort.replaceAll(/\W+/g, '-')}.txt`);
});
