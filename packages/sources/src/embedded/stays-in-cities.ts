import type { Segment } from '@wayfarer/planner/ports';
import type { PlaceId } from '@wayfarer/trip';
import type { IsoDate } from '@wayfarer/trip/clock';

import { getCityFile } from '../catalogue/get-city-file.ts';
import type { Catalogue } from '../catalogue/load.ts';
import type { CityFile } from '../catalogue/schema.ts';
import { underKnownIds } from './under-known-ids.ts';

/** A city of a trip with every date that is spent there. */
export interface CityStay {
  readonly file: CityFile;
  /** Sorted, each once. */
  readonly dates: readonly IsoDate[];
}

/**
 * The cities of a trip in order of arrival, each once, however often it is visited.
 *
 * @param known - Places that the trip knows by their ids, which may be older than the catalogue.
 */
export function listCityStays(
  catalogue: Catalogue,
  segments: readonly Segment[],
  known: readonly PlaceId[] = [],
): readonly CityStay[] {
  const datesOf = new Map<string, IsoDate[]>();
  for (const { city, dates } of segments) datesOf.set(city, [...(datesOf.get(city) ?? []), ...dates]);
  return [...datesOf].map(([city, dates]) => ({
    file: underKnownIds(getCityFile(catalogue, city), known),
    dates: [...new Set(dates)].sort(),
  }));
}

/** `Kyoto`, `Kyoto and Tokyo`, `Kyoto, Tokyo and Paris`. */
export function nameCities(stays: readonly CityStay[]): string {
  const names = stays.map(({ file }) => file.city.name);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}

/** `Looking at 12 places to stay in Kyoto`, `Looking at 80 of 750 places to eat in Porto`, for the traveller who waits. */
export function describeSearch(
  { count, known }: { readonly count: number; readonly known: number },
  purpose: 'eat' | 'see' | 'stay',
  stays: readonly CityStay[],
): string {
  const some = count < known ? `${count} of ${known}` : `${count}`;
  return `Looking at ${some} ${known === 1 ? 'place' : 'places'} to ${purpose} in ${nameCities(stays)}`;
}
