import {
  bufferMinutes,
  countCosts,
  estimateTravel,
  LONGEST_LEG_MINUTES,
  toCostBasis,
  toPlaceBook,
  totalCost,
  type TripRules,
  VISITS_PER_DAY,
} from '@wayfarer/trip';

import type { JourneyStart } from './journey.ts';

/** What the trip's plan is judged by, from its first day on. Locked visits are appointments. */
export function rulesOf({ days, facts, party, preferences, budget }: JourneyStart): TripRules {
  const basis = toCostBasis(facts, party);
  const locked = days.flatMap((day) => day.visits.filter((visit) => visit.locked));
  return {
    book: toPlaceBook(facts.places),
    party,
    travel: estimateTravel,
    bufferMinutes: bufferMinutes(preferences.pace),
    longestLegMinutes: LONGEST_LEG_MINUTES,
    visitsPerDay: VISITS_PER_DAY[preferences.pace],
    budget: budget && { limit: budget, totalOf: (plan) => totalCost(countCosts(plan, basis), facts.currency) },
    appointments: new Map(locked.map(({ id, arrive, depart }) => [id, { arrive, depart }])),
  };
}
