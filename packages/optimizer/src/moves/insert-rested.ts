import { EPSILON } from '../model/model.ts';
import { permits } from '../plan/permits.ts';
import { breaksRule, ruleBrokenBy } from '../rules/broken-rule.ts';
import { gainOf } from '../scoring/gain.ts';
import type { Search } from '../search/search.ts';
import { addedCost, addedLegCost } from '../slack/cost.ts';
import { fitsBetween } from '../slack/fits.ts';

/** A visit that the day has no rest for, and one that is a rest: where each comes in, one after the other. */
interface Rested {
  readonly position: number;
  readonly place: number;
  readonly restPosition: number;
  readonly rest: number;
}

/**
 * Puts two places into day `d` where one would be too long without a rest and the other is one.
 *
 * @param blurred - As in `insertBridged`.
 */
export function insertRested(search: Search, d: number, blurred: boolean): boolean {
  const { plan, model, random } = search;
  if (model.restMost === Infinity) return false;
  const open = plan.listOut(d);
  const before = plan.value[d];
  let most = 0;
  let best: Rested | undefined;
  for (let position = 1; position <= plan.length[d] + 1; position++) {
    for (const place of open) {
      if (!fitsBetween(plan, d, place, position - 1, position) || !permits(plan, d, place)) continue;
      if (ruleBrokenBy(plan, d, place, position - 1, position) !== 'rest') continue;
      const version = plan.version[d];
      plan.insert(d, position, place);
      for (const rest of open) {
        if (rest === place || model.restful[rest] !== 1 || !permits(plan, d, rest)) continue;
        const [restPosition, value] = bestPosition(search, d, rest);
        const gain = value - before;
        const merit = blurred && gain > EPSILON ? gain * random.next() : gain - EPSILON;
        if (merit <= most) continue;
        most = merit;
        best = { position, place, restPosition, rest };
      }
      plan.remove(d, position);
      plan.version[d] = version;
    }
  }
  if (!best) return false;
  plan.insert(d, best.position, best.place);
  plan.insert(d, best.restPosition, best.rest);
  return true;
}

/** Where on day `d` the rest would be best, and what the day would be worth then; −∞ where it fits nowhere. */
function bestPosition({ plan, meter }: Search, d: number, rest: number): readonly [position: number, value: number] {
  const count = plan.length[d];
  const gain = plan.value[d] + gainOf(plan, d, rest, 0);
  let best = 0;
  let value = -Infinity;
  meter.spend(count + 1);
  for (let k = 1; k <= count + 1; k++) {
    if (!fitsBetween(plan, d, rest, k - 1, k)) continue;
    const found = gain - addedCost(plan, d, rest, k - 1, k, addedLegCost(plan, d, rest, k - 1, k));
    if (found <= value || breaksRule(plan, d, rest, k - 1, k)) continue;
    value = found;
    best = k;
  }
  return [best, value];
}
