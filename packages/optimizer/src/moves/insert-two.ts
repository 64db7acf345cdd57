import type { Model } from '../model/model.ts';
import { DAYS_OF_A_STEP } from '../search/extent.ts';
import type { Search } from '../search/search.ts';
import { insertBridged } from './insert-bridged.ts';
import { insertRested } from './insert-rested.ts';

/** Whether one place may ever need another beside it. */
export function mayNeedTwo({ bridged, restMost }: Model): boolean {
  return bridged || restMost < Infinity;
}

/**
 * Puts in two places at once, on one day, of which one alone does not fit. Says whether it did.
 *
 * @param blurred - On any day and any two that are better than none, not the best two on the first day that has some; on few days, as one step of the search.
 */
export function insertTwo(search: Search, blurred: boolean): boolean {
  const { days } = search.model;
  const asked = blurred ? Math.min(days, DAYS_OF_A_STEP) : days;
  const first = blurred ? search.random.below(days) : 0;
  for (let k = 0; k < asked; k++) {
    const d = (first + k) % days;
    if (insertBridged(search, d, blurred) || insertRested(search, d, blurred)) return true;
  }
  return false;
}
