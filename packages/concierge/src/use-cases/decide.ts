import type { DecideRequest, Trip } from '@wayfarer/contract';
import type { PlaceId } from '@wayfarer/trip';

import { changeTrip, type Desk, type WriteOptions } from '../desk.ts';

/** Answers the open decision. */
export async function decide(desk: Desk, id: string, { choice, n, key }: WriteOptions & DecideRequest): Promise<Trip> {
  const which = typeof n === 'string' ? (n as PlaceId) : n;
  return changeTrip(desk, id, {
    command: { type: 'decide', choice, ...(which === undefined ? {} : { n: which }) },
    key,
  });
}
