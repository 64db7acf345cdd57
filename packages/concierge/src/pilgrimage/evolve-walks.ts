import type { StoredEvent } from '@wayfarer/archon';
import { EMPTY_STATE } from '@wayfarer/planner';

import { fromSharedTrip } from '../share/from-shared-trip.ts';
import type { TripState } from '../trip-state.ts';
import type { AskedWalk, WalkOutcome, WishedWalk } from './walks.ts';

/** Name of the task that plans a walk past scenes. */
export const WALK = 'walk';

interface WalkTask {
  readonly id: string;
  readonly asked: AskedWalk;
  readonly outcome: WalkOutcome | undefined;
  readonly problem: string | undefined;
}

/** Nothing is planned yet that a walk would take the place of. */
export function isOpen({ journey, planning }: TripState): boolean {
  return !journey && planning.options.length === 0;
}

/** The plan of a walk takes the place of what little was said before; the conversation stays. */
export function evolveWalks(state: TripState, { type, content }: StoredEvent): TripState {
  if (type === 'walk-wished') return { ...state, wished: content as WishedWalk };
  if (type === 'task-requested' && (content as { readonly task: string }).task === WALK && state.wished)
    return { ...state, wished: null };
  if (type !== 'walk-concluded') return state;
  const { task } = content as { readonly task: string };
  const walked = [...state.walked, task];
  const outcome = listWalks(state).find(({ id }) => id === task)?.outcome;
  if (outcome?.kind !== 'planned' || !isOpen(state)) return { ...state, walked };
  const { planning } = fromSharedTrip(outcome.trip);
  const { messages, tasks } = state.planning;
  return { ...state, walked, planning: { ...EMPTY_STATE, ...planning, messages, tasks } };
}

export function listWalks({ planning }: TripState): readonly WalkTask[] {
  return planning.tasks
    .filter(({ task }) => task === WALK)
    .map(({ id, query, result, problem }) => ({
      id,
      asked: query as AskedWalk,
      outcome: result as WalkOutcome | undefined,
      problem,
    }));
}
