import { rowLoss } from '../model/to-legs.ts';
import type { Plan } from '../plan/plan.ts';
import { dayScore, dayWorth } from '../scoring/day-value.ts';
import { diminishedScore } from '../scoring/diminishing.ts';
import { hourLoss } from '../scoring/hour-loss.ts';
import type { Improvement, Solution, StoppedBy } from '../solution.ts';
import { whyLeftOut } from './left-out.ts';

/** A finished plan for the world outside: copies, nothing that still changes. */
export function toSolution(plan: Plan, bound: number, stoppedBy: StoppedBy): Solution {
  const improvement = toImprovement(plan);
  const { routes, starts } = improvement;
  return {
    ...improvement,
    slack: starts.map((times, d) => listed(plan, plan.latest, d).map((latest, k) => latest - times[k])),
    shares: routes.map((places, d) => places.map((place) => diminishedScore(plan, d, place))),
    losses: routes.map((_, d) => lossesOf(plan, d)),
    bound,
    stoppedBy,
    leftOut: Array.from(plan.dayOf.keys())
      .filter((place) => plan.dayOf[place] === -1)
      .map((place) => whyLeftOut(plan, place)),
    unmet: listUnmet(plan),
  };
}

/** What may be told while the search goes on: a copy, at little cost. */
export function toImprovement(plan: Plan): Improvement {
  const days = Array.from({ length: plan.model.days }, (_, d) => d);
  return {
    routes: days.map((d) => listed(plan, plan.route, d)),
    starts: days.map((d) => listed(plan, plan.start, d)),
    score: days.reduce((sum, d) => sum + dayScore(plan, d), 0),
    worth: days.reduce((sum, d) => sum + dayWorth(plan, d) + tieOf(plan, d), 0),
  };
}

/** What `values` hold for the visits of day `d`. */
function listed(plan: Plan, values: Int32Array, d: number): number[] {
  const begin = d * plan.width + 1;
  return Array.from(values.subarray(begin, begin + plan.length[d]));
}

function listUnmet({ model, groupOnDay }: Plan): Solution['unmet'] {
  const unmet: Solution['unmet'][number][] = [];
  for (let g = 0; g < model.groups; g++) {
    for (let day = 0; day < model.days; day++) {
      const missing = model.groupLeast[g] - groupOnDay[g * model.days + day];
      if (missing > 0) unmet.push({ group: g, day, missing });
    }
  }
  return unmet;
}

function lossesOf({ model, route, start, length, width }: Plan, d: number): number[] {
  return Array.from({ length: length[d] }, (_, k) => {
    const at = d * width + 1 + k;
    const place = route[at];
    const byHour = model.hourly ? hourLoss(model, d * model.places + place, start[at]) : 0;
    return byHour + rowLoss(model, route[at - 1], place);
  });
}

/** What the cost of legs of day `d` holds that is no price (see `Model.tiePrice`). */
function tieOf({ model, route, length, width }: Plan, d: number): number {
  const count = length[d];
  if (count === 0 || model.tiePrice === 0) return 0;
  let minutes = 0;
  for (let k = d * width; k <= d * width + count; k++) {
    minutes += model.travel[route[k] * model.points + route[k + 1]];
  }
  return model.tiePrice * minutes;
}
