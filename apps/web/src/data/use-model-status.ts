import { useQuery } from '@tanstack/react-query';
import type { ModelStatus } from '@wayfarer/contract';

import { getJson } from './api.ts';

/** Which language model may be asked, and what it has cost the trip. Asked when somebody looks. */
export function useModelStatus(trip: string) {
  return useQuery({
    queryKey: ['model', trip],
    queryFn: ({ signal }) => getJson<ModelStatus>(`/api/model?trip=${encodeURIComponent(trip)}`, signal),
    staleTime: 10_000,
    retry: false,
  });
}
