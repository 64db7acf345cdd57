import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { KeptPlaces, MyPlaces } from '@wayfarer/contract';

import { getJson, postFile, sendDelete } from './api.ts';
import { tripCall } from './trip-call.ts';

/** Whose list: that of a trip, or, of `null`, the one for all trips. */
export type ListOf = string | null;

function pathOf(list: ListOf): string {
  return list === null ? '/api/places' : tripCall(list, 'places');
}

function queryKeyOf(list: ListOf) {
  return ['own-places', list] as const;
}

/** The places of one list; asked for only while somebody looks. */
export function useOwnPlaces(list: ListOf, enabled: boolean) {
  return useQuery({
    queryKey: queryKeyOf(list),
    queryFn: ({ signal }) => getJson<MyPlaces>(pathOf(list), signal),
    enabled,
  });
}

/** Says what a file would become; nothing is kept. */
export function usePreviewPlaces() {
  return useMutation({
    mutationFn: ({ list, file }: { readonly list: ListOf; readonly file: Blob }) =>
      postFile<KeptPlaces>(`${pathOf(list)}?preview=true`, file),
  });
}

export function useKeepPlaces() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ list, file }: { readonly list: ListOf; readonly file: Blob }) =>
      postFile<KeptPlaces>(pathOf(list), file),
    onSuccess: (_, { list }) => client.invalidateQueries({ queryKey: queryKeyOf(list) }),
  });
}

export function useForgetPlace() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ list, name }: { readonly list: ListOf; readonly name: string }) =>
      sendDelete<{ readonly forgotten: number }>(`${pathOf(list)}?name=${encodeURIComponent(name)}`),
    onSuccess: (_, { list }) => client.invalidateQueries({ queryKey: queryKeyOf(list) }),
  });
}
