import type { Trip } from '@wayfarer/contract';

import { getJson } from './api.ts';

/**
 * A trip as the server has it now.
 *
 * @throws {RefusedError}
 * @throws {UnreachableError}
 */
export function getTrip(id: string, signal?: AbortSignal): Promise<Trip> {
  return getJson<Trip>(`/api/trips/${encodeURIComponent(id)}`, signal);
}
