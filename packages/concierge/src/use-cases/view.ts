import type { Trip, TripList } from '@wayfarer/contract';

import { TRIP_RUN } from '../core.ts';
import { type Desk, viewOf } from '../desk.ts';
import { UnknownTripError } from '../errors.ts';
import { toSummary } from '../view/to-summary.ts';

/** @throws {UnknownTripError} */
export async function getTrip(desk: Desk, id: string): Promise<Trip> {
  const state = await desk.shell.load(id);
  if (!state) throw new UnknownTripError(id);
  return viewOf(desk, state);
}

/** Trips, the newest first, a page at a time. */
export async function listTrips(
  desk: Desk,
  { after, limit = 50 }: { readonly after?: string | undefined; readonly limit?: number } = {},
): Promise<TripList> {
  const page = await desk.log.listRuns({ type: TRIP_RUN, limit, ...(after === undefined ? {} : { after }) });
  const states = await Promise.all(page.runs.map((run) => desk.shell.load(run.id)));
  return {
    trips: states.flatMap((state) => (state ? [toSummary(state, desk.gazetteer)] : [])),
    next: page.next ?? null,
  };
}
