import type { Day, Trip } from '@wayfarer/contract';
import { formatSum, sumMoney } from '@wayfarer/trip/money';

import type { ExportedPlan } from './exported-plan.ts';

/** What a trip costs all travellers together, in words for a table. */
export interface SaidCosts {
  readonly rows: readonly {
    readonly category: string;
    /** `¥1,500`, `at least ¥1,500`, or `not known`. */
    readonly amount: string;
    /** `estimate`, or nothing. */
    readonly sure: string;
  }[];
  readonly sum: string;
}

/** Nothing of which the price is not known counts as free; what a plan has nothing of is no row. */
export function sayCosts({
  costs,
  days,
  journeys,
}: Pick<ExportedPlan, 'costs' | 'days' | 'journeys'>): SaidCosts | undefined {
  const [first] = costs;
  if (!first) return undefined;
  const counted = costs.map((cost) => ({ ...cost, unpriced: countUnpriced(cost, days, journeys) }));
  const total = sumMoney(
    costs.map(({ amount }) => amount),
    first.amount.currency,
  );
  return {
    rows: counted
      .filter(({ category, amount, unpriced }) => amount.amount > 0 || unpriced > 0 || hasAny(category, days))
      .map(({ category, amount, estimate, unpriced }) => ({
        category,
        amount: formatSum(amount, unpriced),
        sure: estimate ? 'estimate' : '',
      })),
    sum: formatSum(
      total,
      counted.reduce((all, { unpriced }) => all + unpriced, 0),
    ),
  };
}

function hasAny(category: Trip['costs'][number]['category'], days: readonly Day[]): boolean {
  const kind = category === 'places' ? 'place' : category === 'food' ? 'meal' : undefined;
  return kind !== undefined && days.some(({ visits }) => visits.some((visit) => visit.kind === kind));
}

/** What of a category has no known price; a bed or a journey that comes to nothing is not free, nobody knows its price. */
function countUnpriced(
  { category, amount }: Trip['costs'][number],
  days: readonly Day[],
  journeys: ExportedPlan['journeys'],
): number {
  const visits = days.flatMap((day) => day.visits).filter(({ fee }) => fee === null);
  switch (category) {
    case 'food':
      return visits.filter(({ kind }) => kind === 'meal').length;
    case 'places':
      return visits.filter(({ kind }) => kind === 'place').length;
    case 'stay':
      return amount.amount === 0 ? days.filter(({ stay }) => stay !== null).length : 0;
    case 'transport':
      return amount.amount === 0 ? journeys.length : 0;
    default:
      return 0;
  }
}
