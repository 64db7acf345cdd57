import type { Plan } from '../plan/plan.ts';
import { arrive } from '../slack/travel.ts';
import { earliestStart } from '../slack/windows.ts';
import { followsOrder } from './order.ts';
import { restsInTime } from './rest.ts';
import type { Trial } from './trial.ts';
import { waitsNotTooLong } from './waiting.ts';
import { walksNotTooFar } from './walking.ts';

/** What may speak against a day that is possible in time. */
export type RuleName = 'order' | 'walking' | 'waiting' | 'rest';

/** The rule that day `d` would break with the visits `places[0…count − 1]` in this order; it must be possible in time. O(count). */
export function brokenRule(plan: Plan, d: number, places: Int32Array, count: number): RuleName | undefined {
  const { model } = plan;
  if (count === 0) return undefined;
  const { trialArrivals: arrivals, trialStarts: starts } = plan;
  let at = model.dayStart[d];
  let free = model.dayOpens[d];
  for (let k = 0; k < count; k++) {
    const place = places[k];
    arrivals[k] = arrive(model, at, place, free);
    starts[k] = earliestStart(model, d * model.places + place, arrivals[k]);
    free = starts[k] + model.stay[place];
    at = place;
  }
  arrivals[count] = arrive(model, at, model.dayEnd[d], free);
  const trial: Trial = { d, places, count, arrivals, starts };
  if (!followsOrder(model, trial)) return 'order';
  if (!walksNotTooFar(model, trial)) return 'walking';
  if (!waitsNotTooLong(model, trial)) return 'waiting';
  return restsInTime(model, trial) ? undefined : 'rest';
}

/** Whether day `d` would break a rule with `place` (−1 = nothing) instead of whatever lies between positions `before` and `after`. */
export function breaksRule(plan: Plan, d: number, place: number, before: number, after: number): boolean {
  return plan.model.ruled && ruleBrokenBy(plan, d, place, before, after) !== undefined;
}

/** The rule that it would break; see {@link breaksRule}. */
export function ruleBrokenBy(
  plan: Plan,
  d: number,
  place: number,
  before: number,
  after: number,
): RuleName | undefined {
  const { route, trial } = plan;
  const begin = d * plan.width;
  let count = 0;
  for (let k = 1; k <= before; k++) trial[count++] = route[begin + k];
  if (place >= 0) trial[count++] = place;
  for (let k = after; k <= plan.length[d]; k++) trial[count++] = route[begin + k];
  return brokenRule(plan, d, trial, count);
}
