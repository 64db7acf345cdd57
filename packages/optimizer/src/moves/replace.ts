import { EPSILON } from '../model/model.ts';
import { permitsInAll, permitsOnDay } from '../plan/permits.ts';
import { gainOf } from '../scoring/gain.ts';
import type { Search } from '../search/search.ts';
import { addedBurden, addedCost } from '../slack/cost.ts';
import { fitsBetween } from '../slack/fits.ts';
import { isImprovement } from './better.ts';

/** Puts a place that is not in where a visit of day `d` was, if that is better. */
export function replace({ plan, meter }: Search, d: number): boolean {
  const { model, route, width, dayOf } = plan;
  const { candidates, burdenPrice, waitingPrice } = model;
  const count = plan.length[d] as number;
  const from = model.candidateOffsets[d] as number;
  const to = model.candidateOffsets[d + 1] as number;
  meter.spend(count * (to - from));
  const savable = burdenPrice * (plan.burden[d] as number) + waitingPrice * plan.waitingOn(d);
  for (let position = 1; position <= count; position++) {
    const old = route[d * width + position] as number;
    const loss = gainOf(plan, d, old, position);
    for (let k = from; k < to; k++) {
      const place = candidates[k] as number;
      if ((dayOf[place] as number) >= 0 || (model.mostGain[place] as number) + savable < loss - EPSILON) continue;
      if (!fitsBetween(plan, d, place, position - 1, position + 1)) continue;
      const burden = addedBurden(plan, d, place, position - 1, position + 1);
      const cost = addedCost(plan, d, place, position - 1, position + 1, burden);
      if (!isImprovement(gainOf(plan, d, place, position) - loss - cost, burden)) continue;
      if (!permitsOnDay(plan, d, place, old) || !permitsInAll(plan, place, old)) continue;
      plan.replace(d, position, place);
      return true;
    }
  }
  return false;
}
