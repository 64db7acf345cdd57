import { brokenRule } from '../rules/broken-rule.ts';
import type { Search } from '../search/search.ts';
import { priceOfTimesInOrder } from '../slack/fits.ts';
import { couldBeBetter, isBetterOrder } from './better.ts';

/** Exchanges two visits of one day, if that is better. */
export function swap({ plan, order, meter }: Search, d: number): boolean {
  const { model, route } = plan;
  const { legCost, points } = model;
  const begin = d * plan.width;
  const count = plan.length[d];
  meter.spend((count * count) >> 1);
  for (let i = 1; i < count; i++) {
    for (let j = i + 1; j <= count; j++) {
      const added = addedBySwapping(i, j);
      if (!couldBeBetter(plan, d, added)) continue;
      for (let k = 1; k <= count; k++) order[k - 1] = route[begin + k];
      order[i - 1] = route[begin + j];
      order[j - 1] = route[begin + i];
      if (!isBetterOrder(plan, d, added, priceOfTimesInOrder(plan, d, order))) continue;
      if (model.ruled && brokenRule(plan, d, order, count) !== undefined) continue;
      plan.reorder(d, order);
      return true;
    }
  }
  return false;

  function leg(k: number, l: number): number {
    return legCost[route[begin + k] * points + route[begin + l]];
  }

  /** Cost added by exchanging positions i < j. */
  function addedBySwapping(i: number, j: number): number {
    if (j === i + 1) return leg(i - 1, j) + leg(j, i) + leg(i, j + 1) - leg(i - 1, i) - leg(i, j) - leg(j, j + 1);
    const before = leg(i - 1, i) + leg(i, i + 1) + leg(j - 1, j) + leg(j, j + 1);
    return leg(i - 1, j) + leg(j, i + 1) + leg(j - 1, i) + leg(i, j + 1) - before;
  }
}
