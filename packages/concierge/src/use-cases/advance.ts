import type { AdvanceRequest, Trip } from '@wayfarer/contract';
import type { VisitId } from '@wayfarer/trip';
import { parseTime } from '@wayfarer/trip/clock';

import { changeTrip, type Desk, type WriteOptions } from '../desk.ts';

/** Moves the trip's cursor to a visit, or to a date and time, and marks what lies behind it as done. */
export async function advance(
  desk: Desk,
  id: string,
  { to, key }: WriteOptions & { readonly to: AdvanceRequest },
): Promise<Trip> {
  const command =
    'to' in to
      ? ({ type: 'advance', to: to.to as VisitId } as const)
      : ({ type: 'advance', date: to.date, time: parseTime(to.time) } as const);
  return changeTrip(desk, id, { command, key });
}
