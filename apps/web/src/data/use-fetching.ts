import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Fetching, ImportedCity, Trip } from '@wayfarer/contract';

import { postFile, putJson, sendDelete } from './api.ts';
import { tripCall } from './trip-call.ts';
import { CITIES } from './use-cities.ts';

/** Stops a city on its way to a trip. The events of the trip tell what came of it. */
export function useStopFetching(id: string) {
  return useMutation({ mutationFn: () => sendDelete<Trip>(tripCall(id, 'fetching')) });
}

/** Says whether cities may be fetched. */
export function usePermitFetching() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (permission: Fetching['permission']) => putJson<Fetching>('/api/cities/fetching', { permission }),
    onSuccess: () => client.invalidateQueries({ queryKey: CITIES }),
  });
}

/** Makes a city of an extract. */
export function useBringCity() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (file: Blob) => postFile<ImportedCity>('/api/cities', file),
    onSuccess: () => client.invalidateQueries({ queryKey: CITIES }),
  });
}
