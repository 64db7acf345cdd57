import type { Model } from '../model/model.ts';
import { Plan } from '../plan/plan.ts';
import type { Random } from '../random.ts';
import { Insertions } from '../slack/insertions.ts';
import type { Meter } from './meter.ts';

/** What every part of the search works with: the plan it changes, and the tools around it. */
export interface Search {
  readonly model: Model;
  /** The plan that moves change. */
  readonly plan: Plan;
  readonly insertions: Insertions;
  readonly random: Random;
  readonly meter: Meter;
  /** Room for one day's order of visits, so that no move allocates. */
  readonly order: Int32Array;
  /** Room for the insertions that are possible. */
  readonly queue: Queue;
}

export function toSearch(model: Model, random: Random, meter: Meter): Search {
  const plan = new Plan(model);
  const rows = model.days * model.places;
  return {
    model,
    plan,
    random,
    meter,
    insertions: new Insertions(plan, meter),
    order: new Int32Array(plan.width),
    queue: { rows: new Int32Array(rows), merits: new Float64Array(rows) },
  };
}

/** Possible insertions as rows (day × places + place) with their merits. */
export interface Queue {
  readonly rows: Int32Array;
  readonly merits: Float64Array;
}
