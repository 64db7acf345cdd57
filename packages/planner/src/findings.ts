import type { Findings } from './compose/brief.ts';
import type {
  FoodFindings,
  NearbyPlace,
  PlacesFindings,
  StayFindings,
  TransportFindings,
} from './ports/specialists.ts';
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

/** Where tables, beds and stations of the newest plan are. */
export function findOthers(state: PlanningState): readonly NearbyPlace[] {
  const found = [
    ...(resultOf<FoodFindings>(state, 'food')?.eateries ?? []),
    ...(resultOf<StayFindings>(state, 'stay')?.lodgings ?? []),
    ...(resultOf<TransportFindings>(state, 'transport')?.terminals ?? []),
  ];
  return found.map(({ id, city, at, kind }) => ({ id, city, at, kind }));
}

function resultOf<Result>(state: PlanningState, task: 'transport' | 'stay' | 'food' | 'compose'): Result | undefined {
  return findTask(state, task)?.result as Result | undefined;
}
