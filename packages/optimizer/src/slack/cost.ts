import { type Model, UNREACHABLE } from '../model/model.ts';
import type { Plan } from '../plan/plan.ts';
import { hourLoss } from '../scoring/hour-loss.ts';
import { arrive } from './travel.ts';
import { earliestStart } from './windows.ts';

/**
 * Score that the times of day `d` cost more with `place` instead of whatever lies between positions `before` and `after`. O(1)
 * where the delay is soon absorbed, O(visits) at worst.
 *
 * @param place - −1 = nothing comes between.
 */
function addedTimes(plan: Plan, d: number, place: number, before: number, after: number): number {
  const { model, route, start, waited, lost } = plan;
  const { stay, places, waitingPrice, hourly } = model;
  const begin = d * plan.width;
  const last = begin + (plan.length[d] as number);
  let waiting = waited[begin + before] as number;
  let loss = hourly ? (lost[begin + before] as number) : 0;
  let previous = route[begin + before] as number;
  let free = (start[begin + before] as number) + (stay[previous] as number);
  if (place >= 0) {
    const arrival = arrive(model, previous, place, free);
    const from = earliestStart(model, d * places + place, arrival);
    waiting += from - arrival;
    if (hourly) loss += hourLoss(model, d * places + place, from);
    free = from + (stay[place] as number);
    previous = place;
  }
  for (let k = begin + after; k <= last; k++) {
    const point = route[k] as number;
    const arrival = arrive(model, previous, point, free);
    const from = earliestStart(model, d * places + point, arrival);
    waiting += from - arrival;
    if (hourly) loss += hourLoss(model, d * places + point, from);
    if (from === start[k]) {
      waiting += (waited[last] as number) - (waited[k] as number);
      if (hourly) loss += (lost[last] as number) - (lost[k] as number);
      break;
    }
    if (from >= UNREACHABLE) return UNREACHABLE;
    free = from + (stay[point] as number);
    previous = point;
  }
  // Minutes are subtracted before they get a price, so that what waits the same costs exactly the same.
  const more = waitingPrice * (waiting - plan.waitingOn(d));
  return hourly ? more + (loss - plan.lostOn(d)) : more;
}

/**
 * Score that legs and times of day `d` cost more with `place` (−1 = nothing) instead of whatever lies between positions `before`
 * and `after`; `burden` is that of the legs, see {@link addedBurden}.
 */
export function addedCost(plan: Plan, d: number, place: number, before: number, after: number, burden: number): number {
  const { burdenPrice, timed } = plan.model;
  if (!timed) return burdenPrice * burden;
  return burdenPrice * burden + addedTimes(plan, d, place, before, after);
}

/** Burden that the legs of day `d` have more with `place` (−1 = nothing) instead of whatever lies between positions `before` and `after`. */
export function addedBurden(plan: Plan, d: number, place: number, before: number, after: number): number {
  const { model, route } = plan;
  const begin = d * plan.width;
  const left = route[begin + before] as number;
  const right = route[begin + after] as number;
  const isWhole = before === 0 && after === (plan.length[d] as number) + 1;
  // An empty day travels nowhere.
  let added = place >= 0 ? leg(model, left, place) + leg(model, place, right) : isWhole ? 0 : leg(model, left, right);
  if (isWhole && after === 1) return added;
  for (let k = begin + before; k < begin + after; k++) added -= leg(model, route[k] as number, route[k + 1] as number);
  return added;
}

function leg({ burden, points }: Model, i: number, j: number): number {
  return burden[i * points + j] as number;
}
