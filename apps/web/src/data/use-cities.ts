import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CityList } from '@wayfarer/contract';
import { useEffect } from 'react';

import { getJson } from './api.ts';

export const CITIES = ['cities'] as const;

/**
 * The cities there are.
 *
 * @param wanted - Ids that somebody needs: one that is not in the list has come since, and the list is fetched anew.
 */
export function useCities(wanted: readonly string[] = []) {
  const client = useQueryClient();
  const cities = useQuery({
    queryKey: CITIES,
    queryFn: ({ signal }) => getJson<CityList>('/api/cities', signal),
    staleTime: 60_000,
  });
  const known = cities.data?.cities;
  const missing = known ? wanted.filter((id) => !known.some((city) => city.id === id)).join(' ') : '';
  useEffect(() => {
    if (missing !== '') void client.invalidateQueries({ queryKey: CITIES });
  }, [client, missing]);
  return cities;
}
