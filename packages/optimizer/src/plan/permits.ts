import { breaksOrderOfDays } from '../rules/order.ts';
import { isMember } from '../scoring/gain.ts';
import type { Plan } from './plan.ts';

/**
 * Whether the limits of day `d` (visits, members of groups) allow `place`.
 *
 * @param without - Place that would leave the day for it, −1 = none.
 */
export function permitsOnDay(plan: Plan, d: number, place: number, without: number): boolean {
  const { model } = plan;
  if (model.predecessors.length > 0 && breaksOrderOfDays(plan, d, place)) return false;
  if (model.countsAsVisit[place] === 1) {
    const gone = without >= 0 ? model.countsAsVisit[without] : 0;
    if (plan.visits[d] - gone + 1 > model.mostVisits[d]) return false;
  }
  return fullGroupOnDay(plan, d, place, without) < 0;
}

/** Whether the limits of the whole plan (money, members of groups) allow `place`; `without` as above. */
export function permitsInAll(plan: Plan, place: number, without: number): boolean {
  const { model } = plan;
  const saved = without >= 0 ? model.fee[without] : 0;
  if (plan.fee - saved + model.fee[place] > model.budget) return false;
  return fullGroupInAll(plan, place, without) < 0;
}

/** Whether no limit speaks against `place` on day `d`. */
export function permits(plan: Plan, d: number, place: number): boolean {
  return permitsOnDay(plan, d, place, -1) && permitsInAll(plan, place, -1);
}

/** The group that has no room for `place` on day `d`, or −1. */
export function fullGroupOnDay(plan: Plan, d: number, place: number, without: number): number {
  const { model } = plan;
  const end = model.groupOffsets[place + 1];
  for (let k = model.groupOffsets[place]; k < end; k++) {
    const g = model.groupsOf[k];
    const gone = without >= 0 && isMember(plan, without, g) ? 1 : 0;
    if (plan.groupOnDay[g * model.days + d] - gone + 1 > model.groupMost[g]) return g;
  }
  return -1;
}

/** The group that has no room for `place` in the whole plan, or −1. */
export function fullGroupInAll(plan: Plan, place: number, without: number): number {
  const { model } = plan;
  const end = model.groupOffsets[place + 1];
  for (let k = model.groupOffsets[place]; k < end; k++) {
    const g = model.groupsOf[k];
    const gone = without >= 0 && isMember(plan, without, g) ? 1 : 0;
    if (plan.groupTotal[g] - gone + 1 > model.groupTotal[g]) return g;
  }
  return -1;
}
