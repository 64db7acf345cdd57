import type { NewEvent, StoredEvent } from '@wayfarer/archon';

import { evolveTrip } from '../evolve-trip.ts';
import type { TripState } from '../trip-state.ts';

/** The state as it will be once the event is written; who writes it gives it its true number and time. */
export function foldAhead(state: TripState, event: NewEvent): TripState {
  const stored: StoredEvent = {
    ...event,
    personal: undefined,
    runId: state.id,
    seq: state.seq + 1,
    at: state.updatedAt,
    prevHash: '',
    hash: '',
  };
  return evolveTrip(state, stored);
}
