import type { Search } from '../search/search.ts';
import { orderFits } from '../slack/fits.ts';

/** Exchanges two visits of one day, if that saves travel. */
export function swap({ plan, order, meter }: Search, d: number): boolean {
  const { model, route } = plan;
  const { travel, points } = model;
  const begin = d * plan.width;
  const count = plan.length[d] as number;
  meter.spend((count * count) >> 1);
  for (let i = 1; i < count; i++) {
    for (let j = i + 1; j <= count; j++) {
      if (added(i, j) >= 0) continue;
      for (let k = 1; k <= count; k++) order[k - 1] = route[begin + k] as number;
      order[i - 1] = route[begin + j] as number;
      order[j - 1] = route[begin + i] as number;
      if (!orderFits(plan, d, order)) continue;
      plan.reorder(d, order);
      return true;
    }
  }
  return false;

  function leg(k: number, l: number): number {
    return travel[(route[begin + k] as number) * points + (route[begin + l] as number)] as number;
  }

  /** Travel added by exchanging positions i < j. */
  function added(i: number, j: number): number {
    if (j === i + 1) return leg(i - 1, j) + leg(j, i) + leg(i, j + 1) - leg(i - 1, i) - leg(i, j) - leg(j, j + 1);
    const before = leg(i - 1, i) + leg(i, i + 1) + leg(j - 1, j) + leg(j, j + 1);
    return leg(i - 1, j) + leg(j, i + 1) + leg(j - 1, i) + leg(i, j + 1) - before;
  }
}
