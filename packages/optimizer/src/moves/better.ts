import { EPSILON } from '../model/model.ts';
import type { Plan } from '../plan/plan.ts';

/** Values closer than this are the same; far below {@link EPSILON}, so that savings of burden cannot eat up a gain. */
const TIE = 1e-9;

/**
 * Whether a change is an improvement: more value, or the same value with less burden.
 *
 * @param value - Value won (negative: lost).
 * @param burden - Burden of legs added (negative: saved).
 */
export function isImprovement(value: number, burden: number): boolean {
  return value > EPSILON || (value > -TIE && burden < -TIE);
}

/** The cheap question about another order of day `d`: no, if it could not be better even if its times cost nothing. */
export function couldBeBetter(plan: Plan, d: number, burden: number): boolean {
  if (burden < -TIE) return true;
  const { burdenPrice, timed } = plan.model;
  return timed && plan.priceOfTimes(d) - burdenPrice * burden > EPSILON;
}

/**
 * The dear question: whether day `d` would be better with `burden` more on its legs and times that cost `times`.
 *
 * @param times - −1 = not possible.
 */
export function isBetterOrder(plan: Plan, d: number, burden: number, times: number): boolean {
  if (times < 0) return false;
  const { burdenPrice, timed } = plan.model;
  const saved = timed ? plan.priceOfTimes(d) - times : 0;
  return isImprovement(saved - burdenPrice * burden, burden);
}
