import { expect, test } from 'vitest';

import { routesOf, searchFrom } from '../../test/search-from.ts';
import { dayOf } from '../../test/timetable.ts';
import { fill, GREEDY } from '../moves/insert.ts';
import { drawBudgetWeight, listSparing } from './budget-weight.ts';

/** The palace costs as much as the three others together, and is worth as much as two of them. */
const DEAR = `
  place   score  stay  fee
  palace      9    60   30
  temple      5    60   10
  garden      5    60   10
  tower       5    60   10
`;
const OPTIONS = { travel: 0, days: [{}] };

test('whoever is thrifty buys three for the price of one', () => {
  const greedy = searchFrom(dayOf(DEAR, { ...OPTIONS, budget: 30 }), []);
  fill(greedy, GREEDY);
  expect(routesOf(greedy.plan)).toEqual([[0]]);

  const [thrifty] = listSparing(greedy.plan);
  greedy.plan.clear();
  fill(greedy, thrifty ?? GREEDY);
  expect(routesOf(greedy.plan)[0]?.toSorted()).toEqual([1, 2, 3]);
});

test('where money is left, or is no object, nothing is spared', () => {
  for (const options of [{ ...OPTIONS, budget: 1000 }, OPTIONS]) {
    const search = searchFrom(dayOf(DEAR, options), [[0, 1, 2, 3]]);
    expect(listSparing(search.plan)).toEqual([]);
    expect(drawBudgetWeight(search.plan, search.random)).toBe(0);
  }
});

test('a step on the way from a plan that has spent its money spares some, at most as much as both were equally short', () => {
  const search = searchFrom(dayOf(DEAR, { ...OPTIONS, budget: 30 }), [[0]]);
  const drawn = Array.from({ length: 50 }, () => drawBudgetWeight(search.plan, search.random));
  const minutes = (search.model.dayCloses[0] ?? 0) - (search.model.dayOpens[0] ?? 0);
  expect(Math.max(...drawn)).toBeLessThan(minutes / 30);
  expect(new Set(drawn).size).toBeGreaterThan(40);
});
