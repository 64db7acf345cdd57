import { EPSILON } from '../model/model.ts';
import { permitsInAll, permitsOnDay } from '../plan/permits.ts';
import { breaksRule } from '../rules/broken-rule.ts';
import { gainOf } from '../scoring/gain.ts';
import type { Search } from '../search/search.ts';
import { addedCost, addedLegCost } from '../slack/cost.ts';
import { fitsBetween } from '../slack/fits.ts';
import { isImprovement } from './better.ts';

/** Puts places that are not in where visits of day `d` were, each time that is better. Says whether it ever was. */
export function replace({ plan, meter }: Search, d: number): boolean {
  const { model, route, width, dayOf } = plan;
  const { candidates, mostGain, legCostWeight } = model;
  const count = plan.length[d];
  const from = model.candidateOffsets[d];
  const to = model.candidateOffsets[d + 1];
  let found = false;
  for (let position = 1; position <= count; position++) {
    const old = route[d * width + position];
    const loss = gainOf(plan, d, old, position);
    const savable = legCostWeight * plan.legCost[d] + plan.priceOfTimes(d);
    let k = from;
    for (; k < to; k++) {
      const place = candidates[k];
      // They are in falling order of what they can win.
      if (mostGain[place] + savable < loss - EPSILON) break;
      if (dayOf[place] >= 0) continue;
      if (!fitsBetween(plan, d, place, position - 1, position + 1)) continue;
      const legCost = addedLegCost(plan, d, place, position - 1, position + 1);
      const cost = addedCost(plan, d, place, position - 1, position + 1, legCost);
      if (!isImprovement(gainOf(plan, d, place, position) - loss - cost, legCost)) continue;
      if (!permitsOnDay(plan, d, place, old) || !permitsInAll(plan, place, old)) continue;
      if (breaksRule(plan, d, place, position - 1, position + 1)) continue;
      plan.replace(d, position, place);
      found = true;
      break;
    }
    meter.spend(k - from + 1);
  }
  return found;
}
