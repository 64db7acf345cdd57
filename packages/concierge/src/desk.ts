import type { Clock, Digest, EventLog, Shell } from '@wayfarer/archon';
import type { Trip } from '@wayfarer/contract';
import type { Gazetteer } from '@wayfarer/planner';

import type { Admission } from './admission.ts';
import type { FrontDoor } from './chat/front-door.ts';
import type { TripCommand, TripState } from './core.ts';
import { UnknownTripError } from './errors.ts';
import { toTrip } from './view/to-trip.ts';
import { withPersonal } from './view/with-personal.ts';
import type { Workshop } from './workshop.ts';

/** What every use case stands on. */
export interface Desk {
  readonly log: EventLog;
  readonly shell: Shell<TripState, TripCommand>;
  /** Every message of the chat comes in here. */
  readonly frontDoor: FrontDoor;
  /** Where trips are planned. */
  readonly workshop: Workshop;
  /** Every write that may begin planning passes here first. */
  readonly admission: Admission;
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

/** The trip as its traveller sees it: with the personal values that were said, as far as they are still kept. */
export function viewOf({ gazetteer, digest, log, workshop }: Desk, state: TripState): Promise<Trip> {
  return withPersonal(toTrip(state, { gazetteer, digest, plannedBefore: workshop.countBefore(state.id) }), log);
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
