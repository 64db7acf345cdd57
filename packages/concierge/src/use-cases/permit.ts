import type { AutonomyRequest, Trip } from '@wayfarer/contract';

import { changeTrip, type Desk, type WriteOptions } from '../desk.ts';

/** Says how far the program may change the plan on the way without asking. */
export async function permit(desk: Desk, id: string, { autonomy, key }: WriteOptions & AutonomyRequest): Promise<Trip> {
  return changeTrip(desk, id, { command: { type: 'permit', autonomy }, key });
}
