import type { Model } from '../model/model.ts';
import { permitsInAll, permitsOnDay } from '../plan/permits.ts';
import type { Plan } from '../plan/plan.ts';
import { breaksRule } from '../rules/broken-rule.ts';
import type { Search } from '../search/search.ts';
import { arrive } from '../slack/travel.ts';
import { earliestStart } from '../slack/windows.ts';
import { attraction, spinWheel } from './transition.ts';

/** Satisfaction added to what must be in or a group still asks for: as good as the best of places. */
const NEEDED = 1;

/** Room for the wheel of one step. */
export interface Wheel {
  readonly places: Int32Array;
  readonly weights: Float64Array;
}

/** Lets one ant walk through all days, in random order of days, and leaves its walk in the search's plan. */
export function walk(search: Search, trails: Float64Array, wheel: Wheel): void {
  const { plan, model, random } = search;
  plan.clear();
  const first = random.below(model.days);
  for (let k = 0; k < model.days; k++) {
    const d = (first + k) % model.days;
    walkDay(search, d, { trails, wheel });
    plan.settle(d);
  }
}

function walkDay(
  { plan, random, meter }: Search,
  d: number,
  { trails, wheel }: { trails: Float64Array; wheel: Wheel },
): void {
  const { model } = plan;
  let at = model.dayStart[d];
  let free = model.dayOpens[d];
  for (;;) {
    const count = fillWheel(plan, { d, at, free, trails, wheel });
    meter.spend(model.candidateOffsets[d + 1] - model.candidateOffsets[d]);
    if (count === 0) return;
    const place = wheel.places[spinWheel(wheel.weights, count, random.next())];
    const arrival = arrive(model, at, place, free);
    free = earliestStart(model, d * model.places + place, arrival) + model.stay[place];
    at = place;
    plan.append(d, place);
  }
}

interface Step {
  readonly d: number;
  /** Where the ant is, and from when on it is free to leave. */
  readonly at: number;
  readonly free: number;
  readonly trails: Float64Array;
  readonly wheel: Wheel;
}

/** Puts on the wheel all places that could be next and still leave time to reach the end. Returns how many. */
function fillWheel(plan: Plan, { d, at, free, trails, wheel }: Step): number {
  const { model, dayOf } = plan;
  const { stay, points, places } = model;
  const end = model.dayEnd[d];
  const closes = model.dayCloses[d];
  const to = model.candidateOffsets[d + 1];
  const visits = plan.length[d];
  let count = 0;
  for (let k = model.candidateOffsets[d]; k < to; k++) {
    const place = model.candidates[k];
    if (dayOf[place] >= 0) continue;
    const arrival = arrive(model, at, place, free);
    if (arrival > model.lastClose[d * places + place]) continue;
    const start = earliestStart(model, d * places + place, arrival);
    if (arrive(model, place, end, start + stay[place]) > closes) continue;
    const satisfaction = model.score[place] + (isNeeded(plan, model, d, place) ? NEEDED : 0);
    const weight = attraction(trails[at * points + place], satisfaction, start - free);
    if (weight <= 0 || !permitsOnDay(plan, d, place, -1) || !permitsInAll(plan, place, -1)) continue;
    if (breaksRule(plan, d, place, visits, visits + 1)) continue;
    wheel.places[count] = place;
    wheel.weights[count++] = weight;
  }
  return count;
}

function isNeeded(plan: Plan, model: Model, d: number, place: number): boolean {
  if (model.worth[place] > 0) return true;
  const end = model.groupOffsets[place + 1];
  for (let k = model.groupOffsets[place]; k < end; k++) {
    const g = model.groupsOf[k];
    if (plan.groupOnDay[g * model.days + d] < model.groupLeast[g]) return true;
  }
  return false;
}
