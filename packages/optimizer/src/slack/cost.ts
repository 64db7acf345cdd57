import { type Model, UNREACHABLE } from '../model/model.ts';
import type { Plan } from '../plan/plan.ts';
import { arrive } from './travel.ts';
import { earliestStart } from './windows.ts';

/**
 * Minutes of waiting on day `d` with `place` instead of whatever lies between positions `before` and `after`. O(1) where the
 * delay is soon absorbed, O(visits) at worst.
 *
 * @param place - −1 = nothing comes between.
 */
function waitingWith(plan: Plan, d: number, place: number, before: number, after: number): number {
  const { model, route, start, waited } = plan;
  const { stay, places } = model;
  const begin = d * plan.width;
  const last = begin + (plan.length[d] as number);
  let waiting = waited[begin + before] as number;
  let previous = route[begin + before] as number;
  let free = (start[begin + before] as number) + (stay[previous] as number);
  if (place >= 0) {
    const arrival = arrive(model, previous, place, free);
    const from = earliestStart(model, d * places + place, arrival);
    waiting += from - arrival;
    free = from + (stay[place] as number);
    previous = place;
  }
  for (let k = begin + after; k <= last; k++) {
    const point = route[k] as number;
    const arrival = arrive(model, previous, point, free);
    const from = earliestStart(model, d * places + point, arrival);
    waiting += from - arrival;
    if (from === start[k]) return waiting + (waited[last] as number) - (waited[k] as number);
    if (from >= UNREACHABLE) return UNREACHABLE;
    free = from + (stay[point] as number);
    previous = point;
  }
  return waiting;
}

/**
 * Score that the minutes of day `d` cost more with `place` (−1 = nothing) instead of whatever lies between positions `before`
 * and `after`; `burden` is that of the legs, see {@link addedBurden}.
 */
export function addedCost(plan: Plan, d: number, place: number, before: number, after: number, burden: number): number {
  const { burdenPrice, waitingPrice } = plan.model;
  if (waitingPrice === 0) return burdenPrice * burden;
  return burdenPrice * burden + waitingPrice * (waitingWith(plan, d, place, before, after) - plan.waitingOn(d));
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
