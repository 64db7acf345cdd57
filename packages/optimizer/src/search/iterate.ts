import { fill } from '../moves/insert.ts';
import { ruin } from '../moves/ruin.ts';
import { Plan } from '../plan/plan.ts';
import type { Incumbent } from './incumbent.ts';
import type { LocalSearch } from './local-search.ts';
import type { Search } from './search.ts';

/** Value, as a share of the scores in the plan, that a step may lose at the beginning of a round; falls to 0 at its end. */
const FIRST_TOLERANCE = 0.015;
/** Steps without a new best of the round after which it goes back to that best. */
const PATIENCE = 150;
/** How much merits are blurred when visits are put back: anything up to this. */
const MOST_NOISE = 0.6;

/**
 * One round of ruin and recreate: takes some visits out, puts others in by blurred merit, improves, and goes on from
 * the result unless it lost more than is tolerated at this point (threshold accepting).
 *
 * Source: Schrimpf et al. 2000, "Record breaking optimization results using the ruin and recreate principle",
 * Journal of Computational Physics 159; Dueck and Scheuer 1990, threshold accepting, same journal, 90.
 *
 * @param best - Where the round starts, and, when it is over, the best plan it found.
 * @param units - Work of the round. It does not depend on the work of the whole search, so that a longer
 *   search does the same as a shorter one and then goes on.
 */
export function iterate(search: Search, localSearch: LocalSearch, best: Incumbent, units: number): void {
  const { plan, random, meter } = search;
  const current = new Plan(search.model);
  current.copyFrom(best.plan);
  const tolerance = FIRST_TOLERANCE * sumOfScores(current);
  const begin = meter.spent;
  let idle = 0;
  while (meter.stoppedBy === undefined && meter.spent - begin < units) {
    const lowest = current.totalValue() - tolerance * (1 - (meter.spent - begin) / units);
    plan.copyFrom(current);
    ruin(search);
    fill(search, { squared: random.next() < 0.5, noise: random.next() * MOST_NOISE });
    // Local search is most of the work: it is only for what may be gone on from.
    if (plan.totalValue() >= lowest) localSearch.improve();
    idle = best.offer(plan) ? 0 : idle + 1;
    if (plan.totalValue() >= lowest) current.copyFrom(plan);
    if (idle < PATIENCE) continue;
    current.copyFrom(best.plan);
    idle = 0;
  }
}

function sumOfScores(plan: Plan): number {
  let sum = 0;
  for (let i = 0; i < plan.model.places; i++) if ((plan.dayOf[i] as number) >= 0) sum += plan.model.score[i] as number;
  return sum;
}
