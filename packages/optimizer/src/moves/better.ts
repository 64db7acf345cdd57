import { EPSILON } from '../model/model.ts';

/** Values closer than this are the same; far below {@link EPSILON}, so that savings of travel cannot eat up a gain. */
const TIE = 1e-9;

/**
 * Whether a change is an improvement: more value, or the same value with less travel.
 *
 * @param value - Value won (negative: lost).
 * @param minutes - Travel added (negative: saved).
 */
export function isImprovement(value: number, minutes: number): boolean {
  return value > EPSILON || (value > -TIE && minutes < 0);
}
