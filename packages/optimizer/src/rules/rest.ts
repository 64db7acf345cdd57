import type { Model } from '../model/model.ts';
import type { Trial } from './trial.ts';

/**
 * Whether one never goes longer without a rest than allowed. A rest is a visit to a restful place, or waiting that is long
 * enough. The day begins and ends rested.
 */
export function restsInTime(model: Model, { d, places, count, arrivals, starts }: Trial): boolean {
  const { restMost, restLeast, restful, stay } = model;
  if (restMost === Infinity) return true;
  let rested = model.dayOpens[d];
  for (let k = 0; k < count; k++) {
    const place = places[k];
    const arrival = arrivals[k];
    const start = starts[k];
    if (start - arrival >= restLeast) {
      if (arrival - rested > restMost) return false;
      rested = start;
    }
    if (restful[place] === 1) {
      if (start - rested > restMost) return false;
      rested = start + stay[place];
    }
  }
  return arrivals[count] - rested <= restMost;
}
