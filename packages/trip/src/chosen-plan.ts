import { listLimits, splitCosts } from './cost-split.ts';
import { countCosts, toCostBasis, totalCost } from './costs.ts';
import type { DayPlan } from './day.ts';
import type { TripFacts } from './facts.ts';
import type { ReasonCode } from './feasibility/reason.ts';
import type { TripRules } from './feasibility/rules.ts';
import type { PlaceId } from './ids.ts';
import type { Money } from './money.ts';
import type { Party } from './party.ts';
import { bufferMinutes, type Preferences, VISITS_PER_DAY } from './preferences.ts';
import { travelOf } from './travel-of.ts';
import { LONGEST_LEG_MINUTES } from './travel.ts';

/** A place that is not in the plan, and why. */
export interface LeftOutPlace {
  readonly place: PlaceId;
  readonly reason: ReasonCode;
  /** A full sentence with the numbers. */
  readonly text: string;
}

/** A plan that was chosen, with everything that it was made from and is judged by: what a trip under way starts with. */
export interface ChosenPlan {
  readonly days: readonly DayPlan[];
  readonly leftOut: readonly LeftOutPlace[];
  readonly facts: TripFacts;
  readonly party: Party;
  readonly preferences: Preferences;
  /** What the whole plan may cost; `null` when no limit was set. */
  readonly budget: Money | null;
  /** Places the traveller insisted on: they may be in the plan though nobody knows their hours, whatever else was asked for. */
  readonly mustDo: readonly PlaceId[];
}

/** The rules that follow from the facts, the people and what they like. No appointments: those stand in the days. */
export function toTripRules({
  facts,
  party,
  preferences,
  budget,
}: Pick<ChosenPlan, 'facts' | 'party' | 'preferences' | 'budget'>): TripRules {
  const basis = toCostBasis(facts, party);
  return {
    book: basis.book,
    party,
    travel: travelOf(facts),
    bufferMinutes: bufferMinutes(preferences.pace),
    longestLegMinutes: LONGEST_LEG_MINUTES,
    visitsPerDay: VISITS_PER_DAY[preferences.pace],
    budget: budget && { limit: budget, totalOf: (days) => totalCost(countCosts(days, basis), facts.currency) },
    ...(party.persons?.some(({ limit }) => limit) && { payers: (days) => listLimits(splitCosts(days, basis)) }),
  };
}
