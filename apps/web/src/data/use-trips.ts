import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { TripList } from '@wayfarer/contract';

import { getJson, UnreachableError } from './api.ts';
import { forgetMissing, listSavedTrips } from './saved/list-saved-trips.ts';

/** Where the cache keeps the list of trips. */
export const TRIPS = ['trips'] as const;

/**
 * The trips there are, newest first: the first page of them, or of those in which some words stand. While the server is away,
 * those that are saved.
 */
export function useTrips(find: string) {
  return useQuery({
    queryKey: [...TRIPS, find],
    queryFn: ({ signal }) => loadTrips(find, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

async function loadTrips(find: string, signal: AbortSignal): Promise<TripList> {
  try {
    const list = await getJson<TripList>(`/api/trips${find === '' ? '' : `?find=${encodeURIComponent(find)}`}`, signal);
    if (find === '') void forgetMissing(list);
    return list;
  } catch (error) {
    const saved = error instanceof UnreachableError ? await listSavedTrips(find) : undefined;
    if (!saved) throw error;
    return saved;
  }
}
