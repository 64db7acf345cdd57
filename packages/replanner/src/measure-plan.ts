import { type ChosenPlan, getPlace, satisfaction, toPlaceBook } from '@wayfarer/trip';
import { countCosts, listNotIncluded, toCostBasis, totalCost } from '@wayfarer/trip/costs';
import { type Money, money } from '@wayfarer/trip/money';

import { round } from './words.ts';

type Measured = Pick<ChosenPlan, 'days' | 'facts' | 'party' | 'preferences'>;

/** What one plan has more than another (SEED_DETAILS A9, `impact_summary`); negative where it has less. */
export interface PlanDelta {
  /** At stops and on the way. */
  readonly minutes: number;
  /** Of the whole trip; `null` where one of them holds a price that nobody knows and the other does not. */
  readonly money: Money | null;
  /** Sum of S over the places. */
  readonly satisfaction: number;
}

/** Holds one plan against another. */
export function deltaBetween(before: Measured, after: Measured): PlanDelta {
  return {
    minutes: minutesOf(after) - minutesOf(before),
    money: costsMore(before, after),
    // Never minus nothing.
    satisfaction: round(satisfactionOf(after) - satisfactionOf(before)) + 0,
  };
}

function minutesOf({ days }: Measured): number {
  return days.reduce((sum, { visits, legs }) => {
    const there = visits.filter(({ kind }) => kind !== 'stay' && kind !== 'transport');
    const minutes = there.reduce((so, { arrive, depart }) => so + depart - arrive, 0);
    return sum + minutes + legs.reduce((so, leg) => so + leg.minutes, 0);
  }, 0);
}

/** Sum of S over the places of a plan: what it gives to its traveller. */
function satisfactionOf({ days, facts, preferences }: Pick<Measured, 'days' | 'facts' | 'preferences'>): number {
  const book = toPlaceBook(facts.places);
  return days
    .flatMap(({ visits }) => visits.filter(({ kind }) => kind === 'place'))
    .reduce((sum, { place }) => sum + satisfaction(getPlace(book, place), preferences), 0);
}

function costsMore(before: Measured, after: Measured): Money | null {
  const { currency } = before.facts;
  const [from, to] = [before, after].map(({ days, facts, party }) => {
    const basis = toCostBasis(facts, party);
    return { total: totalCost(countCosts(days, basis), currency), unknown: listNotIncluded(days, basis).toSorted() };
  });
  if (!from || !to || from.unknown.join() !== to.unknown.join()) return null;
  return money(to.total.amount - from.total.amount, currency);
}
