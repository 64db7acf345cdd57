import type { FactName } from '../facts.ts';

const DATES = ['start', 'end'] as const;
const PARTY = ['travelers', 'persons'] as const;
const KINDS = ['interests', 'avoid', 'mustDo', 'persons'] as const;
const MONEY = ['budget', 'budgetLevel', 'currency', 'persons'] as const;
const HOUSES = ['stays', 'stayAreas', 'hotelStyle'] as const;
const PACE = ['pace'] as const;

/** The facts of which each act speaks. An act that is not here may speak of any: "plan us four days for 400 each". */
const FACTS_OF: Readonly<Partial<Record<string, readonly FactName[]>>> = {
  dates: DATES,
  length: DATES,
  'dates-longer': DATES,
  'dates-shorter': DATES,
  'dates-later': DATES,
  'dates-earlier': DATES,
  'dates-end-later': DATES,
  'dates-end-earlier': DATES,
  'dates-start-later': DATES,
  'dates-start-earlier': DATES,
  party: PARTY,
  'party-more': PARTY,
  'party-less': PARTY,
  'party-diet': ['dietary', 'persons'],
  budget: MONEY,
  'budget-none': MONEY,
  'budget-level': ['budgetLevel', 'budget', 'hotelStyle'],
  'like-kind': KINDS,
  'more-kind': KINDS,
  'fewer-kind': KINDS,
  'avoid-kind': KINDS,
  'crowds-avoid': ['crowds'],
  'crowds-fine': ['crowds'],
  access: ['accessibility', 'persons', 'transport'],
  transport: ['transport', 'origin'],
  'stay-area': HOUSES,
  'stay-kind': [...HOUSES, 'budgetLevel'],
  'pace-relaxed': PACE,
  'pace-moderate': PACE,
  'pace-packed': PACE,
  'pace-slower': PACE,
  'pace-faster': PACE,
  'walk-less': ['pace', 'transport', 'accessibility'],
};

/** The facts of which a request of that act speaks; `undefined`: of any. */
export function factsOfAct(act: string): readonly FactName[] | undefined {
  return FACTS_OF[act];
}

/** Whether a request of that act tells anything of the trip as a whole: "I wonder what London is like" does not. */
export function tellsFacts(act: string): boolean {
  return act in FACTS_OF || OF_ANY_FACT.has(act);
}
const OF_ANY_FACT: ReadonlySet<string> = new Set([
  'plan-trip',
  'destination',
  'origin',
  'arrival',
  'departure',
  'occasion',
  'decide-for-us',
  'stay',
  'stay-cheaper',
  'stay-better',
  'stay-nearer',
  'autonomy-ask',
  'autonomy-act',
]);
