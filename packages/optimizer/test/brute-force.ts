import type { Problem } from '../src/index.ts';
import { compare, judge, type Judged } from './naive.ts';

/** Places as bits: 1 << place. */
type PlaceSet = number;

/** What is best for a set of visits, on one day or on the first days. */
interface Best extends Pick<Judged, 'leastMet' | 'worth'> {
  readonly routes: readonly (readonly number[])[];
}

/**
 * The best plan of all, for at most 9 places or so: every order of every set of visits on every day, as far as the independent
 * judge allows it, then every way to share out the places among the days.
 */
export function bruteForce(problem: Problem): Judged {
  let plans = new Map<PlaceSet, Best>([[0, { routes: [], worth: 0, leastMet: 0 }]]);
  for (const orders of problem.days.map((_, d) => listOrders(problem, d))) {
    const longer = new Map<PlaceSet, Best>();
    for (const [used, plan] of plans) {
      for (const [visits, order] of orders) {
        if ((used & visits) !== 0 || breaksOrderOfDays(problem, used, visits)) continue;
        keepBetter(longer, used | visits, {
          routes: [...plan.routes, ...order.routes],
          worth: plan.worth + order.worth,
          leastMet: plan.leastMet + order.leastMet,
        });
      }
    }
    plans = longer;
  }
  // What counts over all days (money, groups, what must be in) depends on the set of visits alone.
  const judged = [...plans.values()].map(({ routes }) => judge(problem, routes));
  return judged.filter(({ errors }) => errors.length === 0).reduce((a, b) => (compare(b, a) > 0 ? b : a));
}

/** For each set of visits that day `d` can hold the best order. */
function listOrders(problem: Problem, d: number): ReadonlyMap<PlaceSet, Best> {
  const orders = new Map<PlaceSet, Best>();
  const route: number[] = [];
  const routes = problem.days.map((_, day) => (day === d ? route : []));
  const extend = (visits: PlaceSet): void => {
    const { errors, worth, leastMet } = judge(problem, routes);
    // What one more visit can mend: only the way to the day's end.
    if (!errors.every((error) => error.startsWith('end of day'))) return;
    if (errors.length === 0) keepBetter(orders, visits, { routes: [[...route]], worth, leastMet });
    for (let place = 0; place < problem.places; place++) {
      if ((visits & (1 << place)) !== 0) continue;
      route.push(place);
      extend(visits | (1 << place));
      route.pop();
    }
  };
  extend(0);
  return orders;
}

function keepBetter(found: Map<PlaceSet, Best>, visits: PlaceSet, one: Best): void {
  const other = found.get(visits);
  const difference = other === undefined ? 1 : one.leastMet - other.leastMet || one.worth - other.worth;
  if (difference > 0) found.set(visits, one);
}

/** Whether a place of `visits` has to come before one that an earlier day `used`. */
function breaksOrderOfDays({ precedence = [] }: Problem, used: PlaceSet, visits: PlaceSet): boolean {
  return precedence.some(([first, later]) => (visits & (1 << first)) !== 0 && (used & (1 << later)) !== 0);
}
