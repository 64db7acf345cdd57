import type { Routes } from '../plan/routes.ts';
import { diminishedScore } from './diminishing.ts';

/**
 * What day `d` is worth to the search: Σ diminished scores − what its legs and times cost + rewards for mandatory places, for members up
 * to each group's least, and for visits that kept the day they had in the plan we started from.
 */
export function dayValue(plan: Routes, d: number): number {
  const { model } = plan;
  const begin = d * plan.width + 1;
  const end = begin + plan.length[d];
  let value = dayWorth(plan, d);
  for (let k = begin; k < end; k++) {
    const place = plan.route[k];
    value += model.worth[place];
    if (model.previousDay[place] === d) value += model.stabilityBonus;
  }
  for (let g = 0; g < model.groups; g++) {
    const least = model.groupLeast[g];
    if (least > 0) value += model.leastReward * Math.min(least, plan.groupOnDay[g * model.days + d]);
  }
  return value;
}

/** The score of day `d` less what its legs and times cost. */
export function dayWorth(plan: Routes, d: number): number {
  return dayScore(plan, d) - plan.model.legCostWeight * plan.legCost[d] - plan.priceOfTimes(d);
}

/** Σ of the diminished scores of day `d`: the part of its value that people are shown. */
export function dayScore(plan: Routes, d: number): number {
  const begin = d * plan.width + 1;
  const end = begin + plan.length[d];
  let score = 0;
  for (let k = begin; k < end; k++) score += diminishedScore(plan, d, plan.route[k]);
  return score;
}
