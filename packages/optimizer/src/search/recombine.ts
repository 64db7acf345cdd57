import { EPSILON } from '../model/model.ts';
import type { Incumbent } from './incumbent.ts';
import type { RoutePool } from './route-pool.ts';
import type { Search } from './search.ts';
import { lay } from './warm-start.ts';

/** Routes that are looked at before it gives up: some hundredths of the work between two recombinations. */
const MOST_LOOKS = 20_000;

/**
 * Makes better plans of the routes in the pool: one for each day, no place twice, the highest sum of values (branch and bound
 * over the routes of each kind of day in falling order of value). What a sum of values does not know of, `lay` and `best` judge.
 *
 * Source: the last step of many searches for routes, e.g. Rochat and Taillard 1995, "Probabilistic diversification and
 * intensification in local search for vehicle routing", Journal of Heuristics 1.
 *
 * @param best - Takes over every plan that is better.
 * @returns Whether there was one.
 */
export function recombine(search: Search, pool: RoutePool, best: Incumbent): boolean {
  const { model, meter } = search;
  if (model.days < 2) return false;
  const { order, runs, later, lists } = toBranches(pool, model.days);
  const used = new Int32Array(pool.words);
  const chosen = new Int32Array(model.days);
  let looks = 0;
  let found = false;
  branch(0, 0, 0, 0);
  meter.spend(looks + pool.size);
  return found;

  /** All that can be chosen for day `order[t]` and those after it, given what the days before it have. */
  function branch(t: number, from: number, value: number, fee: number): void {
    if (t === model.days) {
      found = offer(search, pool, best, { order, chosen }) || found;
      return;
    }
    const list = lists[t];
    const run = runs[t];
    for (let n = from; n < list.length; n++) {
      const route = list[n];
      const own = pool.value[route];
      // No day of this kind that is still to come has a better one.
      if (value + run * own + later[t] < best.plan.totalValue() + EPSILON) return;
      if (++looks > MOST_LOOKS) return;
      if (fee + pool.fee[route] > model.budget || clashes(pool, used, route)) continue;
      toggle(pool, used, route);
      chosen[t] = route;
      branch(t + 1, run > 1 ? n + 1 : 0, value + own, fee + pool.fee[route]);
      toggle(pool, used, route);
    }
  }
}

interface Branches {
  /** Days, those of a kind together. */
  readonly order: readonly number[];
  /** For day `order[t]`: days of its kind from there on, itself included, … */
  readonly runs: readonly number[];
  /** … what the days of other kinds after those can be worth at most, … */
  readonly later: readonly number[];
  /** … and its routes, the most valuable first. */
  readonly lists: readonly (readonly number[])[];
}

function toBranches({ size, value, kind, kindOfDay }: RoutePool, days: number): Branches {
  const kindOf = (d: number): number => kindOfDay[d];
  const order = Array.from({ length: days }, (_, d) => d).sort((a, b) => kindOf(a) - kindOf(b) || a - b);
  const sorted = Array.from({ length: size }, (_, k) => k).sort((a, b) => value[b] - value[a] || a - b);
  const ofKind = Map.groupBy(sorted, (route) => kind[route]);
  const lists = order.map((d) => ofKind.get(kindOf(d)) ?? []);
  const most = lists.map(([first]) => (first === undefined ? 0 : value[first]));
  const runs = order.map((d, t) => order.filter((e, u) => u >= t && kindOf(e) === kindOf(d)).length);
  const later = order.map((_, t) => most.slice(t + runs[t]).reduce((sum, one) => sum + one, 0));
  return { order, runs, later, lists };
}

function clashes({ sets, words }: RoutePool, used: Int32Array, route: number): boolean {
  const begin = route * words;
  for (let w = 0; w < words; w++) if ((used[w] & sets[begin + w]) !== 0) return true;
  return false;
}

/** Marks the places of a route as used, or as free again. */
function toggle({ sets, words }: RoutePool, used: Int32Array, route: number): void {
  const begin = route * words;
  for (let w = 0; w < words; w++) used[w] = used[w] ^ sets[begin + w];
}

/** Lays the chosen routes and offers that plan. */
function offer(
  { plan, model, meter }: Search,
  pool: RoutePool,
  best: Incumbent,
  { order, chosen }: { order: readonly number[]; chosen: Int32Array },
): boolean {
  const routes: (readonly number[])[] = Array.from({ length: model.days }, () => []);
  order.forEach((d, t) => (routes[d] = pool.routeOf(chosen[t])));
  plan.clear();
  lay(plan, routes);
  meter.spend(model.places);
  return best.offer(plan);
}
