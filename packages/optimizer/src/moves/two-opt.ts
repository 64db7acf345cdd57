import { brokenRule } from '../rules/broken-rule.ts';
import type { Search } from '../search/search.ts';
import { priceOfTimesInOrder } from '../slack/fits.ts';
import { couldBeBetter, isBetterOrder } from './better.ts';

/** Turns a stretch of one day round, if that is better; legs may be asymmetric. */
export function twoOpt({ plan, order, meter }: Search, d: number): boolean {
  const { model, route } = plan;
  const { legCost, points } = model;
  const begin = d * plan.width;
  const count = plan.length[d];
  meter.spend((count * count) >> 1);
  for (let i = 1; i < count; i++) {
    // The cost of legs inside the stretch i…j, forwards and backwards, grows with j.
    let forwards = 0;
    let backwards = 0;
    for (let j = i + 1; j <= count; j++) {
      forwards += leg(j - 1, j);
      backwards += leg(j, j - 1);
      const added = leg(i - 1, j) + backwards + leg(i, j + 1) - leg(i - 1, i) - forwards - leg(j, j + 1);
      if (!couldBeBetter(plan, d, added)) continue;
      for (let k = 1; k <= count; k++) {
        order[k - 1] = route[begin + (k < i || k > j ? k : i + j - k)];
      }
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
}
