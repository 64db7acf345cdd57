import type { Plan } from '../plan/plan.ts';
import { dayScore, dayWorth } from '../scoring/day-value.ts';
import { diminishedScore } from '../scoring/diminishing.ts';
import type { Solution, StoppedBy } from '../solution.ts';
import { whyLeftOut } from './left-out.ts';

/** A finished plan for the world outside: copies, nothing that still changes. */
export function toSolution(plan: Plan, bound: number, stoppedBy: StoppedBy): Solution {
  const { model } = plan;
  const days = Array.from({ length: model.days }, (_, d) => d);
  const listed = (values: Int32Array, d: number) => {
    const begin = d * plan.width + 1;
    return Array.from(values.subarray(begin, begin + (plan.length[d] as number)));
  };
  return {
    routes: days.map((d) => listed(plan.route, d)),
    starts: days.map((d) => listed(plan.start, d)),
    slack: days.map((d) => listed(plan.latest, d).map((latest, k) => latest - (listed(plan.start, d)[k] as number))),
    shares: days.map((d) => listed(plan.route, d).map((place) => diminishedScore(plan, d, place))),
    score: days.reduce((sum, d) => sum + dayScore(plan, d), 0),
    worth: days.reduce((sum, d) => sum + dayWorth(plan, d), 0),
    bound,
    stoppedBy,
    leftOut: Array.from(plan.dayOf.keys())
      .filter((place) => plan.dayOf[place] === -1)
      .map((place) => whyLeftOut(plan, place)),
    unmet: listUnmet(plan),
  };
}

function listUnmet({ model, groupOnDay }: Plan): Solution['unmet'] {
  const unmet: Solution['unmet'][number][] = [];
  for (let g = 0; g < model.groups; g++) {
    for (let day = 0; day < model.days; day++) {
      const missing = (model.groupLeast[g] as number) - (groupOnDay[g * model.days + day] as number);
      if (missing > 0) unmet.push({ group: g, day, missing });
    }
  }
  return unmet;
}
