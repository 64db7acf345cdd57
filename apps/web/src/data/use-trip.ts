import { queryOptions, replaceEqualDeep, useQuery } from '@tanstack/react-query';
import type { Trip } from '@wayfarer/contract';

import { loadTrip } from './saved/load-trip.ts';

/** Where the cache keeps trips. */
export const TRIP = 'trip';

/** One trip; the saved one while the server is away. An answer that was overtaken by a newer one is dropped. */
export function tripQuery(id: string) {
  return queryOptions({
    queryKey: [TRIP, id],
    queryFn: ({ signal }) => loadTrip(id, signal),
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
