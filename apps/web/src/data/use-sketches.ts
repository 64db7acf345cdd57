import { useQueries } from '@tanstack/react-query';
import type { City, Sketch } from '@wayfarer/contract';

import type { CitySketch } from '../lib/city-sketch.ts';
import { getJson } from './api.ts';

/** The drawn maps of those cities, as far as they have come; one that is missing is fetched when it is asked for. */
export function useSketches(cities: readonly City[]): readonly CitySketch[] {
  return useQueries({
    queries: cities
      .filter(({ hasSketch }) => hasSketch)
      .map((city) => ({
        // A city that is imported anew has a map of another day.
        queryKey: ['sketch', city.id, city.source.date],
        queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<CitySketch> => ({
          city,
          sketch: await getJson<Sketch>(`/api/cities/${encodeURIComponent(city.id)}/sketch`, signal),
        }),
        staleTime: Infinity,
      })),
    combine: whatHasCome,
  });
}

function whatHasCome(results: readonly { readonly data: CitySketch | undefined }[]): readonly CitySketch[] {
  return results.flatMap(({ data }) => (data ? [data] : []));
}
