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
  if (model.firsts.length > 0 && breaksOrderOfDays(plan, d, place)) return false;
  if (model.countsAsVisit[place] === 1) {
    const gone = without >= 0 ? (model.countsAsVisit[without] as number) : 0;
    if ((plan.visits[d] as number) - gone + 1 > (model.mostVisits[d] as number)) return false;
  }
  return fullGroupOnDay(plan, d, place, without) < 0;
}

/** Whether the limits of the whole plan (money, members of groups) allow `place`; `without` as above. */
export function permitsInAll(plan: Plan, place: number, without: number): boolean {
  const { model } = plan;
  const saved = without >= 0 ? (model.fee[without] as number) : 0;
  if (plan.fee - saved + (model.fee[place] as number) > model.budget) return false;
  return fullGroupInAll(plan, place, without) < 0;
}

/** Whether no limit speaks against `place` on day `d`. */
export function permits(plan: Plan, d: number, place: number): boolean {
  return permitsOnDay(plan, d, place, -1) && permitsInAll(plan, place, -1);
}

/** The group that has no room for `place` on day `d`, or −1. */
export function fullGroupOnDay(plan: Plan, d: number, place: number, without: number): number {
  const { model } = plan;
  const end = model.groupOffsets[place + 1] as number;
  for (let k = model.groupOffsets[place] as number; k < end; k++) {
    const g = model.groupsOf[k] as number;
    const gone = without >= 0 && isMember(plan, without, g) ? 1 : 0;
    if ((plan.groupOnDay[g * model.days + d] as number) - gone + 1 > (model.groupMost[g] as number)) return g;
  }
  return -1;
}

/** The group that has no room for `place` in the whole plan, or −1. */
export function fullGroupInAll(plan: Plan, place: number, without: number): number {
  const { model } = plan;
  const end = model.groupOffsets[place + 1] as number;
  for (let k = model.groupOffsets[place] as number; k < end; k++) {
    const g = model.groupsOf[k] as number;
    const gone = without >= 0 && isMember(plan, without, g) ? 1 : 0;
    if ((plan.groupTotal[g] as number) - gone + 1 > (model.groupTotal[g] as number)) return g;
  }
  return -1;
}
