import { EPSILON } from '../model/model.ts';
import { fill } from '../moves/insert.ts';
import { ruin } from '../moves/ruin.ts';
import { Plan } from '../plan/plan.ts';
import { drawBudgetWeight } from './budget-weight.ts';
import type { Choice } from './choice.ts';
import { extentOf } from './extent.ts';
import type { Incumbent } from './incumbent.ts';
import type { LocalSearch } from './local-search.ts';
import { recombine } from './recombine.ts';
import type { RoutePool } from './route-pool.ts';
import type { Search } from './search.ts';

/** Value, as a share of the scores in the plan, that a step may lose at the beginning of a round; falls to 0 at its end. */
const FIRST_TOLERANCE = 0.015;
/** Steps without a new best of the round after which it goes back to that best. */
const PATIENCE = 150;
/** How often a round makes plans of the routes that it came by. */
const RECOMBINATIONS = 4;
/** What a way to ruin is credited with: for a new best of the round, for what is better than before, for another plan to go on from. */
const SUCCESS = { best: 10, better: 5, other: 1 };
/** How much merits are blurred when visits are put back: anything up to this. */
const MOST_NOISE = 0.6;

/** What rounds learn for those that follow. */
export interface Experience {
  /** Which way to ruin is worth its work. */
  readonly ways: Choice;
  readonly pool: RoutePool;
}

/**
 * One round of ruin and recreate: takes some visits out, puts others in by blurred merit, improves, and goes on from
 * the result unless it lost more than is tolerated at this point (threshold accepting). Now and then it makes a plan of the
 * routes that it came by.
 *
 * Source: Schrimpf et al. 2000, "Record breaking optimization results using the ruin and recreate principle",
 * Journal of Computational Physics 159; Dueck and Scheuer 1990, threshold accepting, same journal, 90.
 *
 * @param best - Where the round starts, and, when it is over, the best plan it found.
 * @param units - Work of the round. It does not depend on the work of the whole search, so that a longer
 *   search does the same as a shorter one and then goes on.
 */
export function iterate(
  search: Search,
  localSearch: LocalSearch,
  best: Incumbent,
  units: number,
  { ways, pool }: Experience,
): void {
  const { plan, random, meter } = search;
  const current = new Plan(search.model);
  current.copyFrom(best.plan);
  const tolerance = FIRST_TOLERANCE * extentOf(search.model) * sumOfScores(current);
  const begin = meter.spent;
  let nextMix = begin + units / RECOMBINATIONS;
  let idle = 0;
  while (meter.stoppedBy === undefined && meter.spent - begin < units) {
    const stepBegin = meter.spent;
    const lowest = current.totalValue() - tolerance * (1 - (stepBegin - begin) / units);
    plan.copyFrom(current);
    const way = ways.pick(random);
    ruin(search, way);
    const [squared, noise] = [random.next() < 0.5, random.next() * MOST_NOISE];
    fill(search, { squared, noise, budgetWeight: drawBudgetWeight(current, random) });
    // Local search is most of the work: it is only for what may be gone on from.
    if (plan.totalValue() >= lowest) localSearch.improve();
    const isBest = best.offer(plan);
    idle = isBest ? 0 : idle + 1;
    ways.learn(way, isBest ? SUCCESS.best : successOf(plan, current, lowest), meter.spent - stepBegin);
    if (plan.totalValue() >= lowest) {
      current.copyFrom(plan);
      pool.note(plan);
    }
    if (meter.spent >= nextMix && meter.stoppedBy === undefined) {
      nextMix += units / RECOMBINATIONS;
      if (recombine(search, pool, best)) idle = PATIENCE;
    }
    if (idle < PATIENCE) continue;
    current.copyFrom(best.plan);
    idle = 0;
  }
}

function successOf(plan: Plan, before: Plan, lowest: number): number {
  const won = plan.totalValue() - before.totalValue();
  if (won > EPSILON) return SUCCESS.better;
  return won < -EPSILON && plan.totalValue() >= lowest ? SUCCESS.other : 0;
}

function sumOfScores(plan: Plan): number {
  let sum = 0;
  for (let i = 0; i < plan.model.places; i++) if (plan.dayOf[i] >= 0) sum += plan.model.score[i];
  return sum;
}
