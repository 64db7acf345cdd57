import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { TripList } from '@wayfarer/contract';

import { getJson } from './api.ts';

/** Where the cache keeps the list of trips. */
export const TRIPS = ['trips'] as const;

/** The trips there are, newest first: the first page of them, or of those in which some words stand. */
export function useTrips(find: string) {
  return useQuery({
    queryKey: [...TRIPS, find],
    queryFn: ({ signal }) =>
      getJson<TripList>(`/api/trips${find === '' ? '' : `?find=${encodeURIComponent(find)}`}`, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
