import type { Findings } from './compose/brief.ts';
import type { FoodFindings, PlacesFindings, StayFindings, TransportFindings } from './ports/specialists.ts';
import { findTask, type PlanningState } from './state.ts';

/** What the specialists of the newest plan have brought; nothing before it is known what there is to see. */
export function findFindings(state: PlanningState): Findings | undefined {
  const places = resultOf<PlacesFindings>(state, 'compose');
  return (
    places && {
      places,
      transport: resultOf<TransportFindings>(state, 'transport') ?? null,
      stay: resultOf<StayFindings>(state, 'stay') ?? null,
      food: resultOf<FoodFindings>(state, 'food') ?? null,
    }
  );
}

function resultOf<Result>(state: PlanningState, task: 'transport' | 'stay' | 'food' | 'compose'): Result | undefined {
  return findTask(state, task)?.result as Result | undefined;
}
