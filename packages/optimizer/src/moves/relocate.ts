import { brokenRule } from '../rules/broken-rule.ts';
import type { Search } from '../search/search.ts';
import { priceOfTimesInOrder } from '../slack/fits.ts';
import { couldBeBetter, isBetterOrder } from './better.ts';

/** Moves one visit to another position of its day, if that is better. */
export function relocate({ plan, order, meter }: Search, d: number): boolean {
  const { model, route } = plan;
  const { legCost, points } = model;
  const begin = d * plan.width;
  const count = plan.length[d];
  meter.spend(count * count);
  for (let from = 1; from <= count; from++) {
    const place = route[begin + from];
    const left = route[begin + from - 1];
    const right = route[begin + from + 1];
    const saved = leg(left, place) + leg(place, right) - leg(left, right);
    for (let gap = 0; gap <= count; gap++) {
      // The gaps on its two sides are where it already is.
      if (gap === from || gap === from - 1) continue;
      const before = route[begin + gap];
      const after = route[begin + gap + 1];
      const added = leg(before, place) + leg(place, after) - leg(before, after) - saved;
      if (!couldBeBetter(plan, d, added)) continue;
      writeMoved(from, gap);
      if (!isBetterOrder(plan, d, added, priceOfTimesInOrder(plan, d, order))) continue;
      if (model.ruled && brokenRule(plan, d, order, count) !== undefined) continue;
      plan.reorder(d, order);
      return true;
    }
  }
  return false;

  function leg(i: number, j: number): number {
    return legCost[i * points + j];
  }

  /** The day's order with the visit at `from` put right after position `gap`. */
  function writeMoved(from: number, gap: number): void {
    let written = 0;
    for (let k = 0; k <= count; k++) {
      if (k > 0 && k !== from) order[written++] = route[begin + k];
      if (k === gap) order[written++] = route[begin + from];
    }
  }
}
