import { EPSILON } from '../model/model.ts';
import { permitsInAll, permitsOnDay } from '../plan/permits.ts';
import type { Plan } from '../plan/plan.ts';
import { breaksRule } from '../rules/broken-rule.ts';
import { gainOf } from '../scoring/gain.ts';
import type { Search } from '../search/search.ts';
import { addedCost, addedLegCost } from '../slack/cost.ts';
import { fitsBetween } from '../slack/fits.ts';

/** The most visits in a row that go out for one that comes in. */
const MOST_OUT = 2;

/**
 * Puts a place that is not in where one visit of day `d`, or two in a row, are in its way, if that is better. The dearest of
 * those that go out moves to another day where it fits. (One that goes out for good is what `replace` asks about.)
 *
 * Source: an ejection chain of length two; Glover 1996, "Ejection chains, reference structures and alternating path methods
 * for traveling salesman problems", Discrete Applied Mathematics 65.
 */
export function eject(search: Search, d: number): boolean {
  for (let out = 1; out <= MOST_OUT; out++) {
    const last = search.plan.length[d] - out + 1;
    for (let position = 1; position <= last; position++) if (ejectAt(search, d, position, out)) return true;
  }
  return false;
}

/** The cheap question, for the `out` visits from `position` on: what would be lost, and which places could win more. */
function ejectAt(search: Search, d: number, position: number, out: number): boolean {
  const { plan, model, meter } = search;
  const { candidates, mostGain, legCostWeight } = model;
  let loss = 0;
  let saved = 0;
  let moved = -1;
  for (let k = position; k < position + out; k++) {
    const visit = plan.route[d * plan.width + k];
    // Where scores diminish or groups ask, two that go together lose at least the sum of this.
    loss += gainOf(plan, d, visit, k);
    const other = findOtherDay(search, d, visit);
    if (other < 0 || gainOn(search, other, visit) <= saved) continue;
    saved = gainOn(search, other, visit);
    moved = visit;
  }
  if (out === 1 && moved < 0) return false;
  const savable = legCostWeight * plan.legCost[d] + plan.priceOfTimes(d);
  const from = model.candidateOffsets[d];
  const to = model.candidateOffsets[d + 1];
  let found = false;
  let k = from;
  for (; k < to && !found; k++) {
    const place = candidates[k];
    // They are in falling order of what they can win.
    if (mostGain[place] + savable < loss - saved - EPSILON) break;
    if (plan.dayOf[place] >= 0 || !fitsBetween(plan, d, place, position - 1, position + out)) continue;
    const legCost = addedLegCost(plan, d, place, position - 1, position + out);
    const cost = addedCost(plan, d, place, position - 1, position + out, legCost);
    if (gainOf(plan, d, place, 0) - cost < loss - saved + EPSILON) continue;
    if (breaksRule(plan, d, place, position - 1, position + out)) continue;
    meter.spend(plan.length[d]);
    found = puts(search, d, position, out, place, moved);
  }
  meter.spend(k - from + 1);
  return found;
}

/** The dear question: does it, and takes it back if that was not better or a limit is in the way. */
function puts(search: Search, d: number, position: number, out: number, place: number, moved: number): boolean {
  const { plan, insertions } = search;
  const before = plan.totalValue();
  const first = plan.route[d * plan.width + position];
  const second = out > 1 ? plan.route[d * plan.width + position + 1] : -1;
  const other = moved < 0 ? -1 : findOtherDay(search, d, moved);
  plan.remove(d, position, out);
  if (permits(plan, d, place)) {
    plan.insert(d, position, place);
    const at = other < 0 ? 0 : insertions.position[insertions.refresh(plan, other, moved)];
    const moves = at > 0 && permits(plan, other, moved);
    if (moves) plan.insert(other, at, moved);
    if (plan.totalValue() > before + EPSILON) return true;
    if (moves) plan.remove(other, at);
    plan.remove(d, position);
  }
  plan.insert(d, position, first);
  if (second >= 0) plan.insert(d, position + 1, second);
  return false;
}

/** The day, other than `d`, where a visit to `place` would win most; −1 = it fits nowhere else. */
function findOtherDay(search: Search, d: number, place: number): number {
  let other = -1;
  for (let e = 0; e < search.model.days; e++) {
    if (e === d || !permitsOnDay(search.plan, e, place, -1) || gainOn(search, e, place) <= 0) continue;
    if (other < 0 || gainOn(search, e, place) > gainOn(search, other, place)) other = e;
  }
  return other;
}

/** What day `d` would win by `place` at its best position; 0 when it does not fit. */
function gainOn({ plan, insertions }: Search, d: number, place: number): number {
  return insertions.gain[insertions.refresh(plan, d, place)];
}

function permits(plan: Plan, d: number, place: number): boolean {
  return permitsOnDay(plan, d, place, -1) && permitsInAll(plan, place, -1);
}
