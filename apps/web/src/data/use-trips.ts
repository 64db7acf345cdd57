import { useQuery } from '@tanstack/react-query';
import type { TripList } from '@wayfarer/contract';

import { getJson } from './api.ts';

/** The trips there are, newest first: the first page of them. */
export function useTrips() {
  return useQuery({
    queryKey: ['trips'],
    queryFn: ({ signal }) => getJson<TripList>('/api/trips', signal),
    staleTime: 0,
  });
}
