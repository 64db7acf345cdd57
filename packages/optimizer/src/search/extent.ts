import type { Model } from '../model/model.ts';

/** Days that one step of ruin and recreate is for. */
export const DAYS_OF_A_STEP = 4;

/**
 * The part of the plan that one step may change, and by which it may get worse, as a share of what a step of few days may:
 * on many days the steps would else be as large as the plan, and each would have to ask about every day again.
 */
export function extentOf({ days }: Model): number {
  return Math.min(1, DAYS_OF_A_STEP / days);
}
