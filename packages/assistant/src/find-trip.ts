import type { Concierge } from '@wayfarer/concierge';
import type { Trip, TripSummary } from '@wayfarer/contract';
import { z } from 'zod';

/** How a trip is named in a call. */
export const tripNameSchema = z
  .string()
  .min(1)
  .max(200)
  .describe('Id of the trip, for instance `trip_4f1c0d9a7b2e8c35`; or `last` for the newest.');

/** No trip is meant by what was said. `near` are those that may be. */
class NoSuchTripError extends Error {
  override readonly name = 'NoSuchTripError';
  readonly code = 'unknown-trip';

  constructor(wanted: string, near: readonly Pick<TripSummary, 'id' | 'title'>[]) {
    const trips = near.map(({ id, title }) => `${id} (${title})`).join('; ');
    const others =
      near.length === 0 ? ' There is no trip yet: begin one with plan_trip.' : ` The newest trips: ${trips}.`;
    super(`No trip is called ${JSON.stringify(wanted.slice(0, LONGEST_SHOWN))}.${others}`);
  }
}
const LONGEST_SHOWN = 60;
const MOST_NEAR = 5;

/**
 * The trip that is meant by an id or `last`. A part of an id is no trip: a plan is not changed by a guess.
 *
 * @throws {NoSuchTripError}
 */
export async function getTripNamed(concierge: Concierge, wanted: string): Promise<Trip> {
  const ids = await concierge.listTripIds();
  const id = wanted === 'last' ? ids[0] : ids.find((one) => one === wanted);
  if (id !== undefined) return concierge.getTrip(id);
  const { trips } = await concierge.listTrips({ limit: MOST_NEAR });
  throw new NoSuchTripError(wanted, trips);
}
