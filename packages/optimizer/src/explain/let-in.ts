import { permitsInAll, permitsOnDay } from '../plan/permits.ts';
import type { Plan } from '../plan/plan.ts';
import { brokenRule } from '../rules/broken-rule.ts';
import { gainOf } from '../scoring/gain.ts';
import { priceOfTimesInOrder } from '../slack/fits.ts';
import type { LetIn } from '../solution.ts';

/** How much earlier a day may be thought to start. */
const MOST_EARLIER = 240;

/** What would let `place` in on day `d`, or `undefined` when no single change would. */
export function whatLetsIn(plan: Plan, d: number, place: number): LetIn | undefined {
  const drop = findDrop(plan, d, place);
  const earlier = findEarlier(plan, d, place);
  if (drop === undefined && earlier === undefined) return undefined;
  return { ...(drop === undefined ? {} : { drop }), ...(earlier === undefined ? {} : { earlier }) };
}

/** The visit of day `d` that is missed least of those whose place would be enough; nothing mandatory. */
function findDrop(plan: Plan, d: number, place: number): number | undefined {
  const { model, route } = plan;
  let best: number | undefined;
  let least = Infinity;
  for (let k = 1; k <= plan.length[d]; k++) {
    const gone = route[d * plan.width + k];
    if (model.worth[gone] > 0) continue;
    const loss = gainOf(plan, d, gone, k);
    if (loss >= least || !permitsOnDay(plan, d, place, gone) || !permitsInAll(plan, place, gone)) continue;
    if (!fitsWithout(plan, d, place, k, model.dayOpens[d])) continue;
    best = gone;
    least = loss;
  }
  return best;
}

/** Minutes by which day `d` would have to start earlier, if that were enough. */
function findEarlier(plan: Plan, d: number, place: number): number | undefined {
  const opens = plan.model.dayOpens[d];
  if (!permitsOnDay(plan, d, place, -1) || !permitsInAll(plan, place, -1)) return undefined;
  if (fitsWithout(plan, d, place, 0, opens) || !fitsWithout(plan, d, place, 0, opens - MOST_EARLIER)) return undefined;
  let short = 0;
  let enough = MOST_EARLIER;
  while (enough - short > 1) {
    const middle = (short + enough) >> 1;
    if (fitsWithout(plan, d, place, 0, opens - middle)) enough = middle;
    else short = middle;
  }
  return enough;
}

/** Whether `place` fits anywhere on day `d` without the visit at position `gone` (0 = none goes) if the day opened at `opens`. */
function fitsWithout(plan: Plan, d: number, place: number, gone: number, opens: number): boolean {
  const { model, route, width, trial } = plan;
  const count = plan.length[d] + (gone === 0 ? 1 : 0);
  for (let at = 0; at < count; at++) {
    let written = 0;
    for (let k = 1; k <= plan.length[d]; k++) {
      if (k === gone) continue;
      if (written === at) trial[written++] = place;
      trial[written++] = route[d * width + k];
    }
    if (written === at) trial[written] = place;
    if (priceOfTimesInOrder(plan, d, trial, count, opens) < 0) continue;
    if (!model.ruled || brokenRule(plan, d, trial, count) === undefined) return true;
  }
  return false;
}
