import type { ApprovalRequest, Trip } from '@wayfarer/contract';

import { changeTrip, type Desk, type WriteOptions } from '../desk.ts';

/**
 * Says yes or no to what waits for it: to what is recommended for the open decision, or to a plan for changed wishes;
 * of two, to the one that is named, else to the newer.
 */
export async function approve(
  desk: Desk,
  id: string,
  { approved, about, key }: WriteOptions & ApprovalRequest,
): Promise<Trip> {
  return changeTrip(desk, id, { command: { type: approved ? 'approve' : 'reject', about }, key });
}
