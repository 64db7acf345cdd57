import type { Edit } from '@wayfarer/edits';
import { type PlanningState, valueOf } from '@wayfarer/planner';
import type { Journey, WishedEdit } from '@wayfarer/replanner';
import { daysBetween } from '@wayfarer/trip/clock';
import { countCosts, OTHER_SHARE, RESERVE_SHARE, toCostBasis, totalCost } from '@wayfarer/trip/costs';
import { type Money, money } from '@wayfarer/trip/money';

/** An edit with what follows from the trip's wishes: the same at every door. */
export function toWishedEdit(planning: PlanningState, journey: Journey, edit: Edit): WishedEdit {
  const budget = findNewLimit(planning, journey, edit);
  // The seed of edits that deal out places is the trip's.
  return { edit, seed: planning.seed ?? 0, ...(budget && { budget }) };
}

/**
 * What the trip may cost with other people or dates, where what was said of money hangs on those: a level is for each person and
 * day, an amount as it was scoped. `undefined`: as before.
 */
function findNewLimit(planning: PlanningState, { start, days }: Journey, edit: Edit): Money | undefined {
  const { budget, party } = start;
  if (!budget) return undefined;
  const facts = planning.chosen?.facts ?? planning.facts;
  const scope = valueOf(facts, 'budget')?.scope ?? 'level';
  if (edit.type === 'party' && edit.travelers !== undefined && ['level', 'person', 'person-day'].includes(scope))
    return enough(scaled(budget, edit.travelers / party.travelers), { scope, journey: { start, days }, edit });
  if (edit.type !== 'dates' || !['level', 'day', 'person-day'].includes(scope)) return undefined;
  const share = (daysBetween(edit.start, edit.end) + 1) / days.length;
  const fares = scope === 'level' ? faresOf(start) : 0;
  return money(Math.round((budget.amount - fares) * share + fares), budget.currency);
}

/** A level is what such days usually cost: where nobody named a sum, it is none that another bed for the newcomer may not exceed. */
function enough(
  limit: Money,
  {
    scope,
    journey: { start, days },
    edit,
  }: {
    readonly scope: string;
    readonly journey: Pick<Journey, 'start' | 'days'>;
    readonly edit: Extract<Edit, { type: 'party' }>;
  },
): Money {
  const { facts, party } = start;
  const basis = toCostBasis(facts, { ...party, travelers: edit.travelers ?? party.travelers });
  const total = totalCost(countCosts(days, basis), facts.currency);
  return scope === 'level' && total.amount > limit.amount ? total : limit;
}

function scaled({ amount, currency }: Money, factor: number): Money {
  return money(Math.round(amount * factor), currency);
}

/** Journeys come on top of a level, which speaks of the days alone. */
function faresOf({ facts, party }: Journey['start']): number {
  const fares = facts.journeys.reduce((sum, { fare }) => sum + (fare?.amount ?? 0), 0);
  return fares * party.travelers * (1 + OTHER_SHARE + RESERVE_SHARE);
}
