import type { DayPlan, Visit } from '@wayfarer/trip';
import { countCosts, listNotIncluded, OTHER_SHARE, RESERVE_SHARE, toCostBasis, totalCost } from '@wayfarer/trip/costs';
import { type Money, money, sumMoney } from '@wayfarer/trip/money';

import { type ChangeKind, listKinds, type MeasuredPlan } from './change-kinds.ts';

/** How much a change changes. `null` is unknown. */
export interface Change {
  readonly kinds: readonly ChangeKind[];
  /** Of the visit that moves most; a visit that goes or comes counts with its whole length. */
  readonly minutesMoved: number;
  /** What the whole trip costs more; negative if less. */
  readonly costs: Money | null;
  /** The same, as a share of what a day may cost. */
  readonly moneyShare: number | null;
}

/** Holds the plan as it would be against the plan as it is. Pure; knows no rule. */
export function measureChange(before: MeasuredPlan, after: MeasuredPlan): Change {
  const costs = costsMore(before, after);
  const budget = dayBudget(before);
  return {
    kinds: listKinds(before, after),
    minutesMoved: minutesMoved(before.days, after.days),
    costs,
    moneyShare: costs === null || budget === null ? null : costs.amount / budget,
  };
}

function minutesMoved(before: readonly DayPlan[], after: readonly DayPlan[]): number {
  const dates = [...new Set([...before, ...after].map(({ date }) => date))];
  const visitsOn = (days: readonly DayPlan[], date: string): readonly Visit[] =>
    days.find((day) => day.date === date)?.visits ?? [];
  return Math.max(0, ...dates.map((date) => movedBetween(visitsOn(before, date), visitsOn(after, date))));
}

function movedBetween(before: readonly Visit[], after: readonly Visit[]): number {
  const kept = before.flatMap((visit) => {
    const still = after.find(({ id }) => id === visit.id);
    return still ? [shift(visit, still)] : [];
  });
  const gone = before.filter(({ id }) => !after.some((visit) => visit.id === id));
  const come = after.filter(({ id }) => !before.some((visit) => visit.id === id));
  return Math.max(0, ...kept, ...exchanged(gone, come));
}

/** What comes stands in for what goes in order of time; what has no counterpart frees or fills its whole length. */
function exchanged(gone: readonly Visit[], come: readonly Visit[]): readonly number[] {
  return Array.from({ length: Math.max(gone.length, come.length) }, (_, index) => {
    const [from, to] = [gone[index], come[index]];
    if (from && to) return shift(from, to);
    const alone = from ?? to;
    return alone ? alone.depart - alone.arrive : 0;
  });
}

function shift(from: Visit, to: Visit): number {
  return Math.max(Math.abs(to.arrive - from.arrive), Math.abs(to.depart - from.depart));
}

/** `null` where the plan comes to hold a price that nobody knows, or another currency. */
function costsMore(before: MeasuredPlan, after: MeasuredPlan): Money | null {
  const { currency } = before.facts;
  if (after.facts.currency !== currency) return null;
  const [from, to] = [before, after].map(({ days, facts, party }) => {
    const basis = toCostBasis(facts, party);
    return { total: totalCost(countCosts(days, basis), currency), unknown: listNotIncluded(days, basis) };
  });
  if (!from || !to || to.unknown.some((text) => !from.unknown.includes(text))) return null;
  return money(to.total.amount - from.total.amount, currency);
}

/** What one day may cost, in minor units: the budget without the journeys, shared out over the days. */
function dayBudget({ days, facts, party, budget }: MeasuredPlan): number | null {
  if (budget === null || budget.currency !== facts.currency || days.length === 0) return null;
  const fares = sumMoney(
    facts.journeys.flatMap(({ fare }) => fare ?? []),
    facts.currency,
  );
  const left = budget.amount - fares.amount * party.travelers * (1 + OTHER_SHARE + RESERVE_SHARE);
  return left > 0 ? left / days.length : null;
}
