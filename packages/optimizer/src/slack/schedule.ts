import { UNREACHABLE } from '../model/model.ts';
import type { Routes } from '../plan/routes.ts';
import { hourLoss } from '../scoring/hour-loss.ts';
import { arrive, departBy } from './travel.ts';
import { earliestStart, latestStart } from './windows.ts';

/**
 * Works out when each visit of day `d` starts (as early as possible) and how late it could start.
 *
 * Forward: start_k = the first window minute ≥ start_{k−1} + stay_{k−1} + travel. Backward: latest_k = the
 * last window minute ≤ latest_{k+1} − travel − stay_k. Since starting earlier is never worse for what
 * follows, a visit may start anywhere up to `latest`: that makes every later question O(1).
 *
 * @returns The cost of legs of its legs; 0 for an empty day, which need not be travelled at all.
 */
export function schedule(plan: Routes, d: number): number {
  const { model, route, start, latest, waited } = plan;
  const { legCost, stay, points, places } = model;
  const begin = d * plan.width;
  const end = begin + plan.length[d] + 1;
  const row = d * places;

  let sum = 0;
  let wait = 0;
  let previous = route[begin];
  let free = model.dayOpens[d];
  start[begin] = free;
  waited[begin] = 0;
  for (let k = begin + 1; k <= end; k++) {
    const point = route[k];
    sum += legCost[previous * points + point];
    const arrival = arrive(model, previous, point, free);
    const from = k === end ? arrival : earliestStart(model, row + point, arrival);
    start[k] = from;
    wait += from - arrival;
    waited[k] = wait;
    free = from + stay[point];
    previous = point;
  }
  if (model.hourly) addLosses(plan, d);

  let limit = model.dayCloses[d];
  latest[end] = limit;
  let next = route[end];
  for (let k = end - 1; k >= begin; k--) {
    const point = route[k];
    limit = departBy(model, point, next, limit) - stay[point];
    if (k > begin) limit = latestStart(model, row + point, limit);
    // NOTE: an impossible day would sink ever deeper and leave the Int32 range.
    if (limit < -UNREACHABLE) limit = -UNREACHABLE;
    latest[k] = limit;
    next = point;
  }
  return end === begin + 1 ? 0 : sum;
}

function addLosses({ model, route, start, lost, length, width }: Routes, d: number): void {
  const begin = d * width;
  const last = begin + length[d];
  let sum = 0;
  lost[begin] = 0;
  for (let k = begin + 1; k <= last; k++) {
    sum += hourLoss(model, d * model.places + route[k], start[k]);
    lost[k] = sum;
  }
}
