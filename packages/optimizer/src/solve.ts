import { toImprovement, toSolution } from './explain/to-solution.ts';
import { upperBound } from './explain/upper-bound.ts';
import { checkOptions, checkProblem } from './model/check-problem.ts';
import type { Model } from './model/model.ts';
import { toModel } from './model/to-model.ts';
import { insertTwo } from './moves/insert-two.ts';
import type { Options } from './options.ts';
import type { Plan } from './plan/plan.ts';
import type { Problem } from './problem.ts';
import { Random } from './random.ts';
import { listSparing } from './search/budget-weight.ts';
import { Incumbent } from './search/incumbent.ts';
import { LocalSearch } from './search/local-search.ts';
import { Meter, QUESTIONS_PER_EFFORT } from './search/meter.ts';
import { searchOn } from './search/rounds.ts';
import { toSearch } from './search/search.ts';
import { lay } from './search/warm-start.ts';
import type { Solution } from './solution.ts';

/** Units of `Options.effort` for each pair of a day and a place that is open on it. */
const EFFORT_PER_CANDIDATE = 20;
const LEAST_EFFORT = 100;
const MOST_EFFORT = 100_000;

/**
 * Fills the days: chooses places, gives each a day and a time, and says why the others are not in.
 *
 * In order of importance a plan has its mandatory places, what groups ask for on each day, the highest sum of
 * scores, the least travel. A problem that cannot be met is no error: the plan then lacks something, and
 * `leftOut` and `unmet` say what.
 *
 * @throws {InvalidProblemError} if problem or options contradict themselves.
 */
export function solve(problem: Problem, options: Options): Solution {
  checkProblem(problem);
  checkOptions(options, problem);
  const model = toModel(problem, options.warmStart);
  const effort = (options.effort ?? defaultEffort(model)) * (options.effortShare ?? 1);
  const meter = new Meter(effort * QUESTIONS_PER_EFFORT, options);
  const search = toSearch(model, new Random(options.seed), meter);
  const localSearch = new LocalSearch(search);
  const { onImprove, warmStart } = options;

  const bound = upperBound(model);
  if (warmStart) lay(search.plan, warmStart.routes);
  localSearch.improve();
  while (insertTwo(search, false)) localSearch.improve();
  const incumbent = new Incumbent(search.plan, (plan) => onImprove?.(toImprovement(plan)));
  for (const greediness of warmStart ? [] : listSparing(search.plan)) {
    search.plan.clear();
    localSearch.improve(greediness);
    incumbent.offer(search.plan);
  }
  if (isEmpty(incumbent.plan)) return toSolution(incumbent.plan, bound, 'exhausted');

  searchOn(search, localSearch, incumbent);
  return toSolution(incumbent.plan, bound, meter.stoppedBy ?? 'exhausted');
}

/** Whether not even the first visit fits anywhere: `improve` would have made it. */
function isEmpty({ length }: Plan): boolean {
  return length.every((visits) => visits === 0);
}

/** The effort of someone who did not say: enough for a good plan while a person waits (README, "Effort"). */
function defaultEffort(model: Model): number {
  return Math.min(MOST_EFFORT, Math.max(LEAST_EFFORT, EFFORT_PER_CANDIDATE * model.candidates.length));
}
