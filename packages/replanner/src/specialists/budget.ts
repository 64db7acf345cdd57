import type { Meal } from '@wayfarer/trip';

import type { Finding } from '../action.ts';
import type { Situation } from '../observation.ts';
import { percent } from '../words.ts';
import type { Specialist } from './specialist.ts';

/** Source of these: re-optimizer spec §6.3. */
export const OVERRUN_THRESHOLD = 0.9;
export const UNDERUTILIZED_THRESHOLD = 0.4;
export const TIME_PROGRESS_GATE = 0.6;

/**
 * Whether the money lasts (§6.3): what was told to be spent, held against the budget of the whole trip. Who tells nothing, or set
 * no limit, is told nothing either.
 */
export const budgetAgent: Specialist = ({ situation }) => {
  const says = weighBudget(situation);
  const { next, day } = situation;
  if (says.spent === null)
    return { type: 'NO_ACTION', reason: 'No limit is set, or nothing was told to be spent.', says };
  const share = `${percent(says.spent)} of the budget is spent`;
  if (says.status === 'OVERRUN' && next)
    return {
      type: 'REPLACE_POI',
      visit: next.visit,
      hint: 'cheaper',
      reason: `${share}: something cheaper may help.`,
      says,
    };
  const meal = says.status === 'UNDERUTILIZED' ? findMealLeft(situation) : undefined;
  if (meal)
    return {
      type: 'RELAX_CONSTRAINT',
      date: day.date,
      constraint: 'meal-price',
      meal,
      reason: `${share}, and ${percent(situation.elapsed)} of the trip is over: ${meal} may cost more.`,
      says,
    };
  return { type: 'NO_ACTION', reason: `${share}.`, says };
};

type BudgetFinding = Extract<Finding, { about: 'budget' }>;

export function weighBudget({ budget, spent, elapsed }: Situation): BudgetFinding {
  const total = Object.values(spent).reduce((sum, amount) => sum + amount, 0);
  if (!budget || budget.amount === 0 || total === 0)
    return { about: 'budget', status: 'UNKNOWN', spent: null, variance: null };
  const share = total / budget.amount;
  return { about: 'budget', status: statusOf(share, elapsed), spent: share, variance: 100 * (share - elapsed) };
}

function statusOf(share: number, elapsed: number): BudgetFinding['status'] {
  if (share >= OVERRUN_THRESHOLD) return 'OVERRUN';
  return share <= UNDERUTILIZED_THRESHOLD && elapsed >= TIME_PROGRESS_GATE ? 'UNDERUTILIZED' : 'OK';
}

function findMealLeft({ day, remaining }: Situation): Meal | undefined {
  return day.visits.find(({ id, kind, locked }) => kind === 'meal' && !locked && remaining.includes(id))?.meal;
}
