import type { Plan } from '../plan/plan.ts';
import { diminishedGain } from './diminishing.ts';

/**
 * What the value of day `d` would win by a visit to `place`.
 *
 * @param without - Position whose visit is thought away, 0 = none. With the position of `place` itself this is
 *   what would be lost by removing it.
 */
export function gainOf(plan: Plan, d: number, place: number, without: number): number {
  const { model } = plan;
  let gain = model.worth[place] + diminishedGain(plan, d, place, without);
  if (model.previousDay[place] === d) gain += model.stabilityBonus;
  const end = model.groupOffsets[place + 1];
  for (let k = model.groupOffsets[place]; k < end; k++) {
    const g = model.groupsOf[k];
    const least = model.groupLeast[g];
    if (least === 0) continue;
    const gone = without > 0 && isMember(plan, plan.route[d * plan.width + without], g) ? 1 : 0;
    if (plan.groupOnDay[g * model.days + d] - gone < least) gain += model.leastReward;
  }
  return gain;
}

/** Whether `place` is in group `g`. */
export function isMember({ model }: Plan, place: number, g: number): boolean {
  const end = model.groupOffsets[place + 1];
  for (let k = model.groupOffsets[place]; k < end; k++) if (model.groupsOf[k] === g) return true;
  return false;
}
