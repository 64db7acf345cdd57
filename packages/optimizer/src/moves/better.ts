import { EPSILON } from '../model/model.ts';
import type { Plan } from '../plan/plan.ts';

/** Values closer than this are the same; far below {@link EPSILON}, so that savings of cost of legs cannot eat up a gain. */
const TIE = 1e-9;

/**
 * Whether a change is an improvement: more value, or the same value with less cost of legs.
 *
 * @param value - Value won (negative: lost).
 * @param cost of legs - Cost of legs added (negative: saved).
 */
export function isImprovement(value: number, legCost: number): boolean {
  return value > EPSILON || (value > -TIE && legCost < -TIE);
}

/** The cheap question about another order of day `d`: no, if it could not be better even if its times cost nothing. */
export function couldBeBetter(plan: Plan, d: number, legCost: number): boolean {
  if (legCost < -TIE) return true;
  const { legCostWeight, timed } = plan.model;
  return timed && plan.priceOfTimes(d) - legCostWeight * legCost > EPSILON;
}

/**
 * The dear question: whether day `d` would be better with `legCost` more on its legs and times that cost `times`.
 *
 * @param times - −1 = not possible.
 */
export function isBetterOrder(plan: Plan, d: number, legCost: number, times: number): boolean {
  if (times < 0) return false;
  const { legCostWeight, timed } = plan.model;
  const saved = timed ? plan.priceOfTimes(d) - times : 0;
  return isImprovement(saved - legCostWeight * legCost, legCost);
}
