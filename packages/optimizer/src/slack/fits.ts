import type { Plan } from '../plan/plan.ts';
import { earliestStart } from './windows.ts';

/**
 * Whether `place` could stand between positions `before` and `after` of day `d`, in place of whatever
 * lies between them: `after = before + 1` asks for an insertion, `+ 2` for a replacement. O(1).
 */
export function fitsBetween(plan: Plan, d: number, place: number, before: number, after: number): boolean {
  const { model, route, start, latest } = plan;
  const { travel, stay, points } = model;
  const begin = d * plan.width;
  const left = route[begin + before] as number;
  const right = route[begin + after] as number;
  const arrival =
    (start[begin + before] as number) + (stay[left] as number) + (travel[left * points + place] as number);
  const from = earliestStart(model, d * model.places + place, arrival);
  return (
    from + (stay[place] as number) + (travel[place * points + right] as number) <= (latest[begin + after] as number)
  );
}

/** Whether the positions `before` and `after` of day `d` could follow each other directly. O(1). */
export function joins(plan: Plan, d: number, before: number, after: number): boolean {
  const { model, route, start, latest } = plan;
  const begin = d * plan.width;
  // A day without visits need not be travelled, so it is always possible.
  if (before === 0 && after === (plan.length[d] as number) + 1) return true;
  const left = route[begin + before] as number;
  const right = route[begin + after] as number;
  const leg = model.travel[left * model.points + right] as number;
  return (start[begin + before] as number) + (model.stay[left] as number) + leg <= (latest[begin + after] as number);
}

/** Minutes of waiting if day `d` were done in the order `order[0…count−1]`; −1 = not possible. O(count). */
export function waitingInOrder(plan: Plan, d: number, order: Int32Array): number {
  const { model, route } = plan;
  const { travel, stay, points } = model;
  const count = plan.length[d] as number;
  const row = d * model.places;
  let previous = route[d * plan.width] as number;
  let free = model.dayOpens[d] as number;
  let waiting = 0;
  for (let k = 0; k < count; k++) {
    const place = order[k] as number;
    const arrival = free + (travel[previous * points + place] as number);
    const from = earliestStart(model, row + place, arrival);
    waiting += from - arrival;
    free = from + (stay[place] as number);
    if (free > (model.dayCloses[d] as number)) return -1;
    previous = place;
  }
  const back = free + (travel[previous * points + (model.dayEnd[d] as number)] as number);
  return back <= (model.dayCloses[d] as number) ? waiting : -1;
}
