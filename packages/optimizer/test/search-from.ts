import { toModel } from '../src/model/to-model.ts';
import type { Plan } from '../src/plan/plan.ts';
import type { Problem } from '../src/problem.ts';
import { Random } from '../src/random.ts';
import { Meter } from '../src/search/meter.ts';
import { type Search, toSearch } from '../src/search/search.ts';
import { lay } from '../src/search/warm-start.ts';

/** What a move works with, its plan laid as `routes` say. */
export function searchFrom(problem: Problem, routes: readonly (readonly number[])[]): Search {
  const search = toSearch(toModel(problem, undefined), new Random(1), new Meter(Infinity, { seed: 1 }));
  lay(search.plan, routes);
  return search;
}

/** The places of each day, in order. */
export function routesOf({ model, route, width, length }: Plan): number[][] {
  return Array.from({ length: model.days }, (_, d) => {
    const begin = d * width + 1;
    return [...route.subarray(begin, begin + (length[d] ?? 0))];
  });
}
