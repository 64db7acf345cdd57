import type { Model } from '../model/model.ts';
import type { Greediness } from '../moves/insert.ts';
import type { Plan } from '../plan/plan.ts';
import type { Random } from '../random.ts';

/** Money is short when so much of the budget is spent. */
const SHORT = 0.9;

/** The greatest weight of the budget that a filling draws, in parts of what makes money and time equally short. */
const MOST_BUDGET_WEIGHT = 0.5;

/** Ways to fill empty days when the usual one has spent the budget; its weight in the same parts. */
const SPARING: readonly (readonly [squared: boolean, share: number])[] = [
  [false, 0.25],
  [true, 0.25],
  [false, 0.5],
];

/** The fillings to try from the start when `plan` has spent its money; none when it has not. */
export function listSparing(plan: Plan): readonly Greediness[] {
  if (!isShort(plan)) return [];
  const even = minutesOfMoney(plan.model);
  return SPARING.map(([squared, share]) => ({ squared, noise: 0, budgetWeight: share * even }));
}

/** How much a filling is to spare money on the way from `plan`, at random. */
export function drawBudgetWeight(plan: Plan, random: Random): number {
  return isShort(plan) ? random.next() * MOST_BUDGET_WEIGHT * minutesOfMoney(plan.model) : 0;
}

function isShort({ fee, model }: Plan): boolean {
  return model.budget > 0 && fee >= SHORT * model.budget;
}

/** Minutes of all days for each unit of the budget. */
function minutesOfMoney({ days, dayOpens, dayCloses, budget }: Model): number {
  let minutes = 0;
  for (let d = 0; d < days; d++) minutes += dayCloses[d] - dayOpens[d];
  return minutes / budget;
}
