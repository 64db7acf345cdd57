import { permitsOnDay } from '../plan/permits.ts';
import type { Plan } from '../plan/plan.ts';
import { gainOf } from '../scoring/gain.ts';
import type { Search } from '../search/search.ts';
import { joins } from '../slack/fits.ts';
import { isImprovement } from './better.ts';

/** Moves one visit of day `from` to its best position on day `to`, if that is better there. */
export function transfer({ plan, insertions, meter }: Search, from: number, to: number): boolean {
  const { route } = plan;
  const count = plan.length[from] as number;
  meter.spend(count);
  for (let k = 1; k <= count; k++) {
    const place = route[from * plan.width + k] as number;
    if (!permitsOnDay(plan, to, place, -1)) continue;
    const row = insertions.refresh(plan, to, place);
    const position = insertions.position[row] as number;
    if (position === 0) continue;
    const minutes = detour(plan, to, place, position, position - 1) - detour(plan, from, place, k + 1, k - 1);
    const value = (insertions.gain[row] as number) - gainOf(plan, from, place, k);
    if (!isImprovement(value, minutes)) continue;
    if (!joins(plan, from, k - 1, k + 1)) continue;
    plan.remove(from, k);
    plan.insert(to, position, place);
    return true;
  }
  return false;
}

/** Minutes by which going past `place` lengthens day `d` between the positions `before` and `after`. */
function detour(
  { model, route, width, length }: Plan,
  d: number,
  place: number,
  after: number,
  before: number,
): number {
  const { travel, points } = model;
  const left = route[d * width + before] as number;
  const right = route[d * width + after] as number;
  const there = (travel[left * points + place] as number) + (travel[place * points + right] as number);
  // An empty day travels nowhere, so there is no direct leg to save.
  if (before === 0 && after === (length[d] as number) + 1) return there;
  return there - (travel[left * points + right] as number);
}
