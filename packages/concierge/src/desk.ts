import type { Clock, Digest, EventLog, Shell } from '@wayfarer/archon';
import type { Trip } from '@wayfarer/contract';
import type { Gazetteer } from '@wayfarer/planner';

import type { TripCommand, TripState } from './core.ts';
import { UnknownTripError } from './errors.ts';
import { toTrip } from './view/to-trip.ts';

/** What every use case stands on. */
export interface Desk {
  readonly log: EventLog;
  readonly shell: Shell<TripState, TripCommand>;
  readonly gazetteer: Gazetteer;
  readonly digest: Digest;
  readonly clock: Clock;
  /** A new id for a trip that comes without an idempotency key. */
  readonly newId: () => string;
}

/** A write may be sent again with the same key; it is then answered, not repeated. */
export interface WriteOptions {
  readonly key?: string | undefined;
}

export function viewOf({ gazetteer, digest }: Desk, state: TripState): Trip {
  return toTrip(state, { gazetteer, digest });
}

/**
 * Does one thing to a trip that is there and answers the whole of it.
 *
 * @throws {UnknownTripError}
 */
export async function changeTrip(
  desk: Desk,
  id: string,
  { command, key }: WriteOptions & { readonly command: TripCommand },
): Promise<Trip> {
  if (!(await desk.shell.load(id))) throw new UnknownTripError(id);
  return viewOf(desk, await desk.shell.execute(id, command, key === undefined ? {} : { key }));
}
