import { Colony } from '../colony/colony.ts';
import { EPSILON } from '../model/model.ts';
import { FIRST_WEIGHTS } from '../moves/ruin.ts';
import type { Plan } from '../plan/plan.ts';
import { Choice } from './choice.ts';
import { Incumbent } from './incumbent.ts';
import { type Experience, iterate } from './iterate.ts';
import type { LocalSearch } from './local-search.ts';
import { RoutePool } from './route-pool.ts';
import type { Search } from './search.ts';

/** Work of the first round, for each pair of a day and a place open on it; every later one gets more by the factor. */
const UNITS_PER_CANDIDATE = 4_000;
const GROWTH = 1.5;
/** Iterations of the colony before a round that starts from its plan. */
const COLONY_ITERATIONS = 3;

/**
 * Searches in rounds until the work is done: every other round starts from a plan of the colony, those
 * between go on from the best plan of all.
 *
 * @param best - The plan there is already; takes over what is better.
 */
export function searchOn(search: Search, localSearch: LocalSearch, best: Incumbent): void {
  const colony = new Colony(search);
  const experience: Experience = { ways: new Choice(FIRST_WEIGHTS), pool: new RoutePool(search.model) };
  let units = UNITS_PER_CANDIDATE * search.model.candidates.length;
  for (let round = 0; search.meter.stoppedBy === undefined; round++) {
    const fromColony = round % 2 === 1;
    if (fromColony && !sendOut(colony, localSearch, best)) return;
    search.plan.copyFrom(fromColony ? search.plan : best.plan);
    const ofRound = new Incumbent(search.plan, (plan) => best.offer(plan));
    iterate(search, localSearch, ofRound, units, experience);
    if (isComplete(best.plan)) return;
    units *= GROWTH;
  }
}

/** Some iterations of the colony; the plan of the last one is left in the search. */
function sendOut(colony: Colony, localSearch: LocalSearch, best: Incumbent): boolean {
  for (let k = 0; k < COLONY_ITERATIONS; k++) if (!colony.iterate(localSearch, best.plan.totalValue())) return false;
  return true;
}

/** Whether every place that could count is in, in full, so that nothing but travel could still improve. */
function isComplete(plan: Plan): boolean {
  const { score, worth, groups, groupLeast, leastReward, days, stabilityBonus, previousDay } = plan.model;
  let most = 0;
  for (let i = 0; i < score.length; i++) most += score[i] + worth[i] + (previousDay[i] >= 0 ? stabilityBonus : 0);
  for (let g = 0; g < groups; g++) most += leastReward * groupLeast[g] * days;
  return plan.totalValue() > most - EPSILON;
}
