import type { Plan } from '../plan/plan.ts';
import { breaksRule } from '../rules/broken-rule.ts';
import { joins } from '../slack/fits.ts';

/**
 * Takes `count` visits out of day `d` from `position` on, and as many more beside them as it takes for the
 * rest to be possible: two meals may have been kept apart by what went, a long leg bridged by it, or it was a rest.
 *
 * @returns How many went.
 */
export function removeStretch(plan: Plan, d: number, position: number, count: number): number {
  let from = position;
  let after = position + count;
  while (!joins(plan, d, from - 1, after) || breaksRule(plan, d, -1, from - 1, after)) {
    if (after <= plan.length[d]) after++;
    else from--;
  }
  plan.remove(d, from, after - from);
  return after - from;
}
