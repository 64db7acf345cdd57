import { queryOptions, replaceEqualDeep, useQuery } from '@tanstack/react-query';
import type { Trip } from '@wayfarer/contract';

import { getJson } from './api.ts';

/** Where the cache keeps trips. */
export const TRIP = 'trip';

export function getTrip(id: string, signal?: AbortSignal): Promise<Trip> {
  return getJson<Trip>(`/api/trips/${encodeURIComponent(id)}`, signal);
}

/** One trip. An answer that was overtaken by a newer one is dropped. */
export function tripQuery(id: string) {
  return queryOptions({
    queryKey: [TRIP, id],
    queryFn: ({ signal }) => getTrip(id, signal),
    structuralSharing: (before: unknown, after: unknown) => newest(before as Trip | undefined, after as Trip),
  });
}

export function useTrip(id: string) {
  return useQuery(tripQuery(id));
}

function newest(before: Trip | undefined, after: Trip): Trip {
  if (before && before.id === after.id && before.seq > after.seq) return before;
  return replaceEqualDeep<Trip>(before, after);
}
