import { useQuery } from '@tanstack/react-query';
import type { CityList } from '@wayfarer/contract';

import { getJson } from './api.ts';

/** Cities and their sketches; they change only with the catalogue. */
export function useCities() {
  return useQuery({
    queryKey: ['cities'],
    queryFn: ({ signal }) => getJson<CityList>('/api/cities', signal),
    staleTime: Infinity,
  });
}
