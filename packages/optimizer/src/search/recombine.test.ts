import { expect, test } from 'vitest';

import { routesOf, searchFrom } from '../../test/search-from.ts';
import { dayOf } from '../../test/timetable.ts';
import { Incumbent } from './incumbent.ts';
import { recombine } from './recombine.ts';
import { CAPACITY, RoutePool } from './route-pool.ts';
import { lay } from './warm-start.ts';

const PLACES = `
  place  score  stay  fee
  a          9    60    1
  b          7    60    1
  c          5    60    1
  d          3    60    1
`;

/** A search whose pool holds the routes of `plans`, and which has the last of them. */
function pooled(text: string, plans: readonly (readonly (readonly number[])[])[], budget = Infinity) {
  const days = dayOf(text, {
    end: '11:00',
    days: (plans[0] ?? []).map(() => ({})),
    ...(budget < Infinity ? { budget } : {}),
  });
  const search = searchFrom(days, []);
  const pool = new RoutePool(search.model);
  for (const routes of plans) {
    search.plan.clear();
    lay(search.plan, routes);
    pool.note(search.plan);
  }
  return { search, pool, best: new Incumbent(search.plan) };
}

test('the best route of each plan makes a better plan, also where each was on the first day', () => {
  const { search, pool, best } = pooled(PLACES, [
    [[0, 2], []],
    [[1, 3], []],
  ]);

  expect(recombine(search, pool, best)).toBe(true);
  expect(routesOf(best.plan)).toEqual([
    [0, 2],
    [1, 3],
  ]);
});

test('no place comes twice', () => {
  const { search, pool, best } = pooled(PLACES, [
    [[0, 1], []],
    [[0, 2], []],
    [[3], []],
  ]);

  recombine(search, pool, best);
  expect(routesOf(best.plan)).toEqual([[0, 1], [3]]);
});

test('the budget is for all days', () => {
  const { search, pool, best } = pooled(
    PLACES,
    [
      [[0, 2], []],
      [[1, 3], []],
      [[3], []],
    ],
    3,
  );

  recombine(search, pool, best);
  expect(routesOf(best.plan)).toEqual([[0, 2], [3]]);
});

test('what is no better is not taken', () => {
  const { search, pool, best } = pooled(PLACES, [
    [
      [0, 2],
      [1, 3],
    ],
  ]);

  expect(recombine(search, pool, best)).toBe(false);
});

test('of what excludes each other only one comes', () => {
  const days = dayOf(PLACES, {
    end: '11:00',
    days: [{}, {}],
    groups: [{ members: ['a', 'b'], perDayLeast: 0, perDayMost: 1, most: 1, countsAsVisit: true }],
  });
  const search = searchFrom(days, []);
  const pool = new RoutePool(search.model);
  for (const route of [[0, 2], [1], [3]]) {
    search.plan.clear();
    lay(search.plan, [route, []]);
    pool.note(search.plan);
  }
  const bits = [0, 1, 2].map((route) => pool.sets[route * pool.words] ?? 0);

  // Places are bits 0 to 3, the group is bit 4.
  expect(bits).toEqual([0b10101, 0b10010, 0b01000]);
});

test('where days differ, a route is for its own day', () => {
  const onMondays = PLACES.replace('fee', 'days');
  const { search, pool, best } = pooled(onMondays, [
    [[0, 2], []],
    [[1, 3], []],
  ]);

  expect([...pool.kindOfDay]).toEqual([0, 1]);
  expect(recombine(search, pool, best)).toBe(false);
});

test('a full pool lets the oldest go', () => {
  const text = Array.from({ length: CAPACITY + 1 }, (_, i) => `p${i} ${1 + (i % 9)} 60`).join('\n');
  const { pool } = pooled(
    `place score stay\n${text}`,
    Array.from({ length: CAPACITY + 1 }, (_, i) => [[i]]),
  );

  expect(pool.size).toBe(CAPACITY);
  expect(pool.routeOf(0)).toEqual([CAPACITY]);
  expect(pool.routeOf(1)).toEqual([1]);
});
