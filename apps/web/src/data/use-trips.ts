import { useQuery } from '@tanstack/react-query';
import type { TripList } from '@wayfarer/contract';

import { getJson } from './api.ts';

/** Where the cache keeps the list of trips. */
export const TRIPS = ['trips'] as const;

/** The trips there are, newest first: the first page of them. */
export function useTrips() {
  return useQuery({
    queryKey: TRIPS,
    queryFn: ({ signal }) => getJson<TripList>('/api/trips', signal),
    staleTime: 0,
  });
}
