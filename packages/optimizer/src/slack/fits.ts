import { UNREACHABLE } from '../model/model.ts';
import type { Plan } from '../plan/plan.ts';
import { hourLoss } from '../scoring/hour-loss.ts';
import { arrive } from './travel.ts';
import { earliestStart } from './windows.ts';

/**
 * Whether `place` could stand between positions `before` and `after` of day `d`, in place of whatever
 * lies between them: `after = before + 1` asks for an insertion, `+ 2` for a replacement. O(1).
 */
export function fitsBetween(plan: Plan, d: number, place: number, before: number, after: number): boolean {
  const { model, route, start, latest } = plan;
  const { stay } = model;
  const begin = d * plan.width;
  const left = route[begin + before];
  const right = route[begin + after];
  const row = d * model.places + place;
  // What is left after the visit for going on; the windows alone answer most questions.
  const limit = latest[begin + after] - stay[place];
  if (model.firstOpen[row] > limit) return false;
  const free = start[begin + before] + stay[left];
  const arrival = arrive(model, left, place, free);
  if (arrival > model.lastClose[row]) return false;
  const from = earliestStart(model, row, arrival) + stay[place];
  return arrive(model, place, right, from) <= latest[begin + after];
}

/** Whether `first` and, right after it, `second` could be put at `position` of day `d`. O(1). */
export function fitsPair(plan: Plan, d: number, position: number, first: number, second: number): boolean {
  const { model, route, start, latest } = plan;
  const { stay, places } = model;
  const at = d * plan.width + position;
  const left = route[at - 1];
  const right = route[at];
  const free = start[at - 1] + stay[left];
  const begin = earliestStart(model, d * places + first, arrive(model, left, first, free));
  if (begin >= UNREACHABLE) return false;
  const then = arrive(model, first, second, begin + stay[first]);
  const from = earliestStart(model, d * places + second, then);
  if (from >= UNREACHABLE) return false;
  return arrive(model, second, right, from + stay[second]) <= latest[at];
}

/** Whether the positions `before` and `after` of day `d` could follow each other directly. O(1). */
export function joins(plan: Plan, d: number, before: number, after: number): boolean {
  const { model, route, start, latest } = plan;
  const begin = d * plan.width;
  // A day without visits need not be travelled, so it is always possible.
  if (before === 0 && after === plan.length[d] + 1) return true;
  const left = route[begin + before];
  const right = route[begin + after];
  const free = start[begin + before] + model.stay[left];
  return arrive(model, left, right, free) <= latest[begin + after];
}

/**
 * Score that the times of day `d`, opening at `opens`, would cost in the order `order[0…count−1]`; −1 = not possible. O(count).
 */
export function priceOfTimesInOrder(
  plan: Plan,
  d: number,
  order: Int32Array,
  count = plan.length[d],
  opens = plan.model.dayOpens[d],
): number {
  const { model, route } = plan;
  const { stay } = model;
  const row = d * model.places;
  let previous = route[d * plan.width];
  let free = opens;
  let waiting = 0;
  let loss = 0;
  for (let k = 0; k < count; k++) {
    const place = order[k];
    const arrival = arrive(model, previous, place, free);
    const from = earliestStart(model, row + place, arrival);
    waiting += from - arrival;
    if (model.hourly) loss += hourLoss(model, row + place, from);
    free = from + stay[place];
    if (free > model.dayCloses[d]) return -1;
    previous = place;
  }
  const back = arrive(model, previous, model.dayEnd[d], free);
  return back <= model.dayCloses[d] ? model.waitingPrice * waiting + loss : -1;
}
