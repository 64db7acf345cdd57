import { applyEdit, type EditablePlan } from '@wayfarer/edits';
import type { DayPlan, Visit } from '@wayfarer/trip';
import { countCosts, toCostBasis, totalCost } from '@wayfarer/trip/costs';
import type { Money } from '@wayfarer/trip/money';

/** So often something is taken out, or exchanged for something cheaper, before the plan is given up as too dear. */
const MOST_CUTS = 40;

/** The plan with its dearest things exchanged or taken out until it costs no more than it may; what is fixed or insisted on stays. */
export function withinBudget(plan: EditablePlan, limit: Money): EditablePlan {
  let so = { ...plan, budget: null } as EditablePlan;
  for (let cut = 0; cut < MOST_CUTS && costOf(so) > limit.amount; cut += 1) {
    const next = cheaper(so);
    if (!next) break;
    so = next;
  }
  return { ...so, budget: plan.budget };
}

function costOf({ days, facts, party }: EditablePlan): number {
  const basis = toCostBasis(facts, party);
  return totalCost(countCosts(days, basis), basis.currency).amount;
}

function cheaper(plan: EditablePlan): EditablePlan | undefined {
  for (const { day, visit } of dearestFirst(plan)) {
    const exchanged =
      visit.kind === 'meal' && visit.meal
        ? applyEdit(plan, { type: 'meal', meal: visit.meal, date: day.date, price: 'cheaper' })
        : undefined;
    if (exchanged?.kind === 'done') return exchanged.plan;
    const removed = applyEdit(plan, { type: 'remove', visit: visit.id });
    if (removed.kind === 'done') return named(removed.plan, visit);
  }
  return undefined;
}

function dearestFirst({
  days,
  facts,
  mustDo,
}: EditablePlan): readonly { readonly day: DayPlan; readonly visit: Visit }[] {
  const prices = new Map(
    facts.places.map((place) => [
      place.id,
      place.kind === 'sight' ? (place.fee?.amount ?? 0) : place.kind === 'eatery' ? (place.price?.amount ?? 0) : 0,
    ]),
  );
  return days
    .flatMap((day) => day.visits.map((visit) => ({ day, visit, price: prices.get(visit.place) ?? 0 })))
    .filter(({ visit, price }) => price > 0 && !visit.locked && !mustDo.includes(visit.place))
    .toSorted((left, right) => right.price - left.price);
}

function named(plan: EditablePlan, { place }: Visit): EditablePlan {
  const name = plan.facts.places.find(({ id }) => id === place)?.name ?? place;
  const text = `With ${name} the trip would cost more than it may.`;
  const leftOut = plan.leftOut.map((entry) =>
    entry.place === place ? { place, reason: 'over-budget' as const, text } : entry,
  );
  return { ...plan, leftOut };
}
