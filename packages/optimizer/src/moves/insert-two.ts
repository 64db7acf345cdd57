import type { Model } from '../model/model.ts';
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
 * @param blurred - On any day and any two that are better than none, not the best two on the first day that has some.
 */
export function insertTwo(search: Search, blurred: boolean): boolean {
  const { days } = search.model;
  const first = blurred ? search.random.below(days) : 0;
  for (let k = 0; k < days; k++) {
    const d = (first + k) % days;
    if (insertBridged(search, d, blurred) || insertRested(search, d, blurred)) return true;
  }
  return false;
}
