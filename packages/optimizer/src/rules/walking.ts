import type { Model } from '../model/model.ts';
import type { Trial } from './trial.ts';

/** Whether all legs of the day together have no more minutes on foot than the day allows. */
export function walksNotTooFar(model: Model, { d, places, count }: Trial): boolean {
  const most = model.mostWalking[d];
  if (most === Infinity) return true;
  const { walking, points } = model;
  let at = model.dayStart[d];
  let minutes = 0;
  for (let k = 0; k < count; k++) {
    minutes += walking[at * points + places[k]];
    at = places[k];
  }
  return minutes + walking[at * points + model.dayEnd[d]] <= most;
}
