import type { SharedTrip } from '@wayfarer/contract';
import { EMPTY_STATE, type Fact, type ItineraryOption, type PlanningState } from '@wayfarer/planner';
import { type Journey, startJourney } from '@wayfarer/replanner';
import type { ChosenPlan, TripFacts } from '@wayfarer/trip';

import type { TripState } from '../trip-state.ts';

/** Number of the one plan that an opened trip has. */
const FIRST = 1;

/** What a trip is, right after it was opened from a file that was checked. */
export function fromSharedTrip(shared: SharedTrip): Pick<TripState, 'planning' | 'journey'> {
  const gathered = shared.gathered as unknown as TripFacts;
  const plan = {
    facts: shared.facts as unknown as readonly Fact[],
    options: shared.options as unknown as readonly ItineraryOption[],
    gathered,
    budget: shared.budget,
    composed: FIRST,
  };
  const planning: PlanningState = {
    ...EMPTY_STATE,
    ...plan,
    created: true,
    seed: shared.seed,
    hints: shared.eaters ? { eaters: shared.eaters } : {},
    mode: 'FINALIZE',
    version: FIRST,
    selected: shared.selected,
    chosen: shared.journey ? plan : null,
  };
  return { planning, journey: shared.journey && toJourney(shared.journey, gathered) };
}

function toJourney({ start, ...rest }: NonNullable<SharedTrip['journey']>, gathered: TripFacts): Journey {
  const chosen = { ...start, facts: start.facts ?? gathered } as unknown as ChosenPlan;
  return { ...startJourney(chosen), ...(rest as unknown as Partial<Journey>) };
}
