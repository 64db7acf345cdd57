import type { WantedCity } from '@wayfarer/planner/ports';
import { type Coordinates, distanceKm } from '@wayfarer/trip';

import { fold } from '../../gazetteer/fold.ts';

/** Two cities of one name whose centres are no further apart are one. */
const SAME_CITY_KM = 50;

/** A city that has its id already. */
export interface TakenId {
  readonly id: string;
  readonly center: Coordinates;
}

/**
 * The id of a city in the catalogue: its name, then its country where a namesake has that, then a number. A city that is there
 * keeps its id.
 */
export function chooseCityId({ name, country, at }: WantedCity, taken: readonly TakenId[]): string {
  const slug = slugOf(name) || 'city';
  const inCountry = `${slug}-${country.toLowerCase()}`;
  const isFree = (id: string): boolean => {
    const holder = taken.find((city) => city.id === id);
    return !holder || distanceKm(holder.center, at) <= SAME_CITY_KM;
  };
  const own = [slug, inCountry].find(isFree);
  if (own !== undefined) return own;
  // There are fewer cities of one name in a country than cities in the catalogue.
  const numbered = taken.map((_, index) => `${inCountry}-${index + 2}`);
  return numbered.find(isFree) ?? `${inCountry}-${taken.length + 2}`;
}

/** Accents go; a name in another script has no letters left. */
function slugOf(name: string): string {
  return fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
