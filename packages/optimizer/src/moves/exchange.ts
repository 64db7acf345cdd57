import { permitsOnDay } from '../plan/permits.ts';
import { breaksRule } from '../rules/broken-rule.ts';
import { areOrdered } from '../rules/order.ts';
import { gainOf } from '../scoring/gain.ts';
import type { Search } from '../search/search.ts';
import { addedCost, addedLegCost } from '../slack/cost.ts';
import { fitsBetween } from '../slack/fits.ts';
import { isImprovement } from './better.ts';

/** Exchanges a visit of day `a` with one of day `b`, each taking the other's position, if that is better. */
export function exchange({ plan, meter }: Search, a: number, b: number): boolean {
  const { model, route, width } = plan;
  const countA = plan.length[a];
  const countB = plan.length[b];
  const { timed } = model;
  meter.spend(countA * countB);
  for (let i = 1; i <= countA; i++) {
    const mine = route[a * width + i];
    for (let j = 1; j <= countB; j++) {
      const theirs = route[b * width + j];
      if (!fitsBetween(plan, a, theirs, i - 1, i + 1) || !fitsBetween(plan, b, mine, j - 1, j + 1)) continue;
      const legCostA = addedLegCost(plan, a, theirs, i - 1, i + 1);
      const legCostB = addedLegCost(plan, b, mine, j - 1, j + 1);
      const legCost = legCostA + legCostB;
      if (legCost >= 0 && !timed && model.steady[mine] === 1 && model.steady[theirs] === 1) continue;
      if (!isImprovement(won(a, i, theirs, legCostA) + won(b, j, mine, legCostB), legCost)) continue;
      if (!permitsOnDay(plan, a, theirs, mine) || !permitsOnDay(plan, b, mine, theirs)) continue;
      if (breaksRule(plan, a, theirs, i - 1, i + 1) || breaksRule(plan, b, mine, j - 1, j + 1)) continue;
      if (areOrdered(model, mine, theirs)) continue;
      plan.remove(a, i);
      plan.replace(b, j, mine);
      plan.insert(a, i, theirs);
      return true;
    }
  }
  return false;

  /** Value that day `d` wins by `place` instead of what is at `position`. */
  function won(d: number, position: number, place: number, legCost: number): number {
    const gain = gainOf(plan, d, place, position) - gainOf(plan, d, route[d * width + position], position);
    return gain - addedCost(plan, d, place, position - 1, position + 1, legCost);
  }
}
