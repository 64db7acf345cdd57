import { type Coordinates, distanceKm } from '@wayfarer/trip';

import type { CityFile } from '../catalogue/schema.ts';
import { fold } from '../gazetteer/fold.ts';

/** Two cities of one name whose centres are no further apart are one, as two lists see it. */
const SAME_CITY_KM = 25;

/** A city that is to have an id. */
export interface UnplacedCity {
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly at: Coordinates;
}

/** A city that has its id already. */
export interface TakenId {
  readonly id: string;
  readonly center: Coordinates;
}

/** The id that a city has or is to have, and what the catalogue has of it: an outline, or an earlier import. */
export function placeCity(
  city: UnplacedCity,
  known: readonly CityFile[],
): { readonly id: string; readonly previous: CityFile | undefined } {
  const id = chooseCityId(
    city,
    known.map(({ city: { id: taken, center } }) => ({ id: taken, center })),
  );
  return { id, previous: known.find((file) => file.city.id === id) };
}

/**
 * The id of a city in the catalogue: its name, then its country where a namesake has that, then a number. A city that is there
 * keeps its id.
 */
export function chooseCityId({ name, country, at }: UnplacedCity, taken: readonly TakenId[]): string {
  const slug = slugOf(name) || `place-${slugOf(`${Math.round(at.lat * 100)} ${Math.round(at.lon * 100)}`)}`;
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
