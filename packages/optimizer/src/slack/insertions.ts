import { UNREACHABLE } from '../model/model.ts';
import type { Plan } from '../plan/plan.ts';
import { breaksRule } from '../rules/broken-rule.ts';
import { gainOf } from '../scoring/gain.ts';
import type { Meter } from '../search/meter.ts';
import { addedCost, addedLegCost } from './cost.ts';
import { arrive } from './travel.ts';
import { earliestStart } from './windows.ts';

/**
 * For each day and place the best position to insert it: worked out when asked for, and kept until the day
 * changes. A change of one day costs one column, not the whole table, and only for the places still in question.
 *
 * Only times and `gain` are judged here; budget and groups are for `plan/permits.ts`.
 */
export class Insertions {
  /** By day × places + place: the position with the least cost, then the least delay; 0 = fits nowhere. */
  readonly position: Int32Array;
  /** Minutes by which arrival at the next point is pushed back there. */
  readonly delay: Int32Array;
  /** What the value of the day would win, less what its legs and times would cost more. */
  readonly gain: Float64Array;
  readonly #version: Float64Array;
  readonly #meter: Meter;

  constructor(plan: Plan, meter: Meter) {
    const { days, places } = plan.model;
    this.position = new Int32Array(days * places);
    this.delay = new Int32Array(days * places);
    this.gain = new Float64Array(days * places);
    this.#version = new Float64Array(days * places).fill(-1);
    this.#meter = meter;
  }

  /**
   * Brings the entry of day `d` and `place`, which is not on that day, up to date.
   *
   * @returns Its index, day × places + place.
   */
  refresh(plan: Plan, d: number, place: number): number {
    const row = d * plan.model.places + place;
    const version = plan.version[d];
    if (this.#version[row] === version) return row;
    this.#version[row] = version;
    this.#find(plan, row, d, place);
    return row;
  }

  #find(plan: Plan, row: number, d: number, place: number): void {
    const { model, route, start, latest, waited, lost } = plan;
    const { stay } = model;
    const begin = d * plan.width;
    const end = begin + plan.length[d] + 1;
    const service = stay[place];
    const earliestOnward = model.firstOpen[row] + service;
    const lastClose = model.lastClose[row];

    const priced = model.legCostWeight > 0 || model.timed;
    const waitingNow = plan.waitingOn(d);
    const lostNow = model.hourly ? plan.lostOn(d) : 0;
    let best = 0;
    let bestDelay = UNREACHABLE;
    let bestCost = Infinity;
    this.#meter.spend(end - begin);
    for (let k = begin + 1; k <= end; k++) {
      const limit = latest[k];
      if (earliestOnward > limit) continue;
      const left = route[k - 1];
      const free = start[k - 1] + stay[left];
      // Days only move on: from here all positions are too late.
      if (free > lastClose) break;
      const arrival = arrive(model, left, place, free);
      if (arrival > lastClose) continue;
      const right = route[k];
      const onward = arrive(model, place, right, earliestStart(model, row, arrival) + service);
      if (onward > limit) continue;
      const direct = begin + 1 === end ? free : arrive(model, left, right, free);
      const delay = onward - direct;
      const at = k - begin;
      if (priced) {
        const legCost = addedLegCost(plan, d, place, at - 1, at);
        // At best nobody waits any more from here on, nor loses by the hour.
        const soFar = model.hourly ? lost[k - 1] : 0;
        const saved = model.waitingPrice * (waitingNow - waited[k - 1]) + (lostNow - soFar);
        if (model.legCostWeight * legCost - saved > bestCost) continue;
        const cost = addedCost(plan, d, place, at - 1, at, legCost);
        if (cost > bestCost || (cost === bestCost && delay >= bestDelay)) continue;
        if (breaksRule(plan, d, place, at - 1, at)) continue;
        bestCost = cost;
      } else if (delay >= bestDelay || breaksRule(plan, d, place, at - 1, at)) continue;
      bestDelay = delay;
      best = at;
    }
    this.position[row] = best;
    this.delay[row] = bestDelay;
    this.gain[row] = best === 0 ? 0 : gainOf(plan, d, place, 0) - (priced ? bestCost : 0);
  }
}
