import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Trip, WRITE_PATHS, type WriteBody } from '@wayfarer/contract';

import { postFile, postJson } from './api.ts';
import { newKey } from './new-key.ts';
import { tripCall } from './trip-call.ts';
import { tripQuery } from './use-trip.ts';
import { TRIPS } from './use-trips.ts';

/** Begins a trip with what a share file holds. */
export function useOpenShare() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ file, key }: { readonly file: Blob; readonly key: string }) =>
      postFile<Trip>('/api/trips/import', file, key),
    onSuccess: () => client.invalidateQueries({ queryKey: TRIPS }),
  });
}

/** Begins another trip with the plan of one. */
export function useCopyTrip() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ trip, key }: { readonly trip: string; readonly key: string }) =>
      postJson<Trip>(tripCall(trip, 'copies'), { body: {}, key }),
    onSuccess: () => client.invalidateQueries({ queryKey: TRIPS }),
  });
}

/** Gives a trip a name of one's own. */
export function useRenameTrip() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ trip, key, ...body }: WriteBody<'rename'> & { readonly trip: string; readonly key: string }) =>
      postJson<Trip>(tripCall(trip, WRITE_PATHS.rename), { body, key }),
    onSuccess: (trip) => {
      client.setQueryData(tripQuery(trip.id).queryKey, trip);
      return client.invalidateQueries({ queryKey: TRIPS });
    },
  });
}

/** Something that is done once, under a key that its retries share. */
export function withKey<Said extends object>(said: Said): Said & { readonly key: string } {
  return { ...said, key: newKey() };
}
