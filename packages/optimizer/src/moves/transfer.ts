import { permitsOnDay } from '../plan/permits.ts';
import { breaksRule } from '../rules/broken-rule.ts';
import { gainOf } from '../scoring/gain.ts';
import type { Search } from '../search/search.ts';
import { addedCost, addedLegCost } from '../slack/cost.ts';
import { joins } from '../slack/fits.ts';
import { isImprovement } from './better.ts';

/** Moves one visit of day `from` to its best position on day `to`, if that is better there. */
export function transfer({ plan, insertions, meter }: Search, from: number, to: number): boolean {
  const { route } = plan;
  const count = plan.length[from];
  meter.spend(count);
  for (let k = 1; k <= count; k++) {
    const place = route[from * plan.width + k];
    if (!permitsOnDay(plan, to, place, -1)) continue;
    const row = insertions.refresh(plan, to, place);
    const position = insertions.position[row];
    if (position === 0) continue;
    const saved = -addedLegCost(plan, from, -1, k - 1, k + 1);
    const legCost = addedLegCost(plan, to, place, position - 1, position) - saved;
    const value = insertions.gain[row] - gainOf(plan, from, place, k) + costSaved(from, k, saved);
    if (!isImprovement(value, legCost)) continue;
    if (!joins(plan, from, k - 1, k + 1) || breaksRule(plan, from, -1, k - 1, k + 1)) continue;
    plan.remove(from, k);
    plan.insert(to, position, place);
    return true;
  }
  return false;

  function costSaved(d: number, position: number, saved: number): number {
    return -addedCost(plan, d, -1, position - 1, position + 1, -saved);
  }
}
