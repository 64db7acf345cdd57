import type { ChosenPlan } from '@wayfarer/trip';
import { toTripRules, type TripRules } from '@wayfarer/trip/feasibility';

/** What the trip's plan is judged by, from its first day on. Locked visits are appointments. */
export function rulesOf(plan: ChosenPlan): TripRules {
  const locked = plan.days.flatMap((day) => day.visits.filter((visit) => visit.locked));
  return {
    ...toTripRules(plan),
    appointments: new Map(locked.map(({ id, arrive, depart }) => [id, { arrive, depart }])),
  };
}
