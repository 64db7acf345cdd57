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
  const last = begin + plan.length[d];
  let waiting = waited[begin + before];
  let loss = hourly ? lost[begin + before] : 0;
  let previous = route[begin + before];
  let free = start[begin + before] + stay[previous];
  if (place >= 0) {
    const arrival = arrive(model, previous, place, free);
    const from = earliestStart(model, d * places + place, arrival);
    waiting += from - arrival;
    if (hourly) loss += hourLoss(model, d * places + place, from);
    free = from + stay[place];
    previous = place;
  }
  for (let k = begin + after; k <= last; k++) {
    const point = route[k];
    const arrival = arrive(model, previous, point, free);
    const from = earliestStart(model, d * places + point, arrival);
    waiting += from - arrival;
    if (hourly) loss += hourLoss(model, d * places + point, from);
    if (from === start[k]) {
      waiting += waited[last] - waited[k];
      if (hourly) loss += lost[last] - lost[k];
      break;
    }
    if (from >= UNREACHABLE) return UNREACHABLE;
    free = from + stay[point];
    previous = point;
  }
  // Minutes are subtracted before they get a price, so that what waits the same costs exactly the same.
  const more = waitingPrice * (waiting - plan.waitingOn(d));
  return hourly ? more + (loss - plan.lostOn(d)) : more;
}

/**
 * Score that legs and times of day `d` cost more with `place` (−1 = nothing) instead of whatever lies between positions `before`
 * and `after`; `legCost` is that of the legs, see {@link addedLegCost}.
 */
export function addedCost(
  plan: Plan,
  d: number,
  place: number,
  before: number,
  after: number,
  legCost: number,
): number {
  const { legCostWeight, timed } = plan.model;
  if (!timed) return legCostWeight * legCost;
  return legCostWeight * legCost + addedTimes(plan, d, place, before, after);
}

/** Cost that the legs of day `d` have more with `place` (−1 = nothing) instead of whatever lies between positions `before` and `after`. */
export function addedLegCost(plan: Plan, d: number, place: number, before: number, after: number): number {
  const { model, route } = plan;
  const begin = d * plan.width;
  const left = route[begin + before];
  const right = route[begin + after];
  const isWhole = before === 0 && after === plan.length[d] + 1;
  // An empty day travels nowhere.
  let added = place >= 0 ? leg(model, left, place) + leg(model, place, right) : isWhole ? 0 : leg(model, left, right);
  if (isWhole && after === 1) return added;
  for (let k = begin + before; k < begin + after; k++) added -= leg(model, route[k], route[k + 1]);
  return added;
}

function leg({ legCost, points }: Model, i: number, j: number): number {
  return legCost[i * points + j];
}
