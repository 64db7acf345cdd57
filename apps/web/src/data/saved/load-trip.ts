import type { Trip } from '@wayfarer/contract';

import { type LocalTrip, withQueue } from '../../lib/queue/apply-queue.ts';
import { fateOf } from '../../lib/trip-fate.ts';
import { UnreachableError } from '../api.ts';
import { getTrip } from '../get-trip.ts';
import { findSaved, forgetSaved, keepTrip } from './saved-trips.ts';
import { sendQueue } from './send-queue.ts';

/**
 * The trip as the server has it, once what waited here has been sent. Where the server does not answer, the trip as it was
 * saved, with what waits.
 *
 * @throws {RefusedError}
 * @throws {UnreachableError} where it is not saved.
 */
export async function loadTrip(id: string, signal?: AbortSignal): Promise<Trip> {
  try {
    await sendQueue(id);
    const trip = await getTrip(id, signal);
    void keepTrip(trip);
    return trip;
  } catch (error) {
    const fate = fateOf(error);
    if (fate === 'erased' || fate === 'unknown') await forgetSaved(id);
    const saved = error instanceof UnreachableError ? await findSaved(id) : undefined;
    if (!saved) throw error;
    return (await findLocal(id))?.trip ?? saved.trip;
  }
}

/** The saved trip and its plan with what waits in its queue; `undefined` while its plan is not saved. */
export async function findLocal(id: string): Promise<LocalTrip | undefined> {
  const [saved, { applyEdit }] = await Promise.all([findSaved(id), import('@wayfarer/edits')]);
  return saved && withQueue(saved, applyEdit);
}
