import { statSync } from 'node:fs';

import { CityUnavailableError, type FetchedCity, type WantedCity } from '@wayfarer/planner/ports';
import type { CityId } from '@wayfarer/trip';

import type { ReadCatalogue } from '../../catalogue/open-catalogue.ts';
import type { CityFile, CityFileText } from '../../catalogue/schema.ts';
import { placeCity } from '../../osm/city-id.ts';
import { cityPath, ImportedCityError, saveCity } from '../../osm/save-city.ts';

/** A city is not fetched again before it is so old, in milliseconds. */
const FRESH_MS = 30 * 24 * 60 * 60 * 1000;

/** What was fetched or imported before. */
export interface HeldCity {
  readonly fetched: FetchedCity;
  readonly isFresh: boolean;
}

/** The folder with the cities that were fetched or imported. */
export interface CityShelf {
  find(city: WantedCity): HeldCity | undefined;
  /** The id that a city has or is to have, and what the catalogue has of it: an outline, or an earlier import. */
  place(city: WantedCity): { readonly id: string; readonly previous: CityFile | undefined };
  /**
   * Puts a city and its map in their place, whole.
   *
   * @throws {CityUnavailableError} if the catalogue would not take it.
   */
  put(city: Parameters<typeof saveCity>[1]): FetchedCity;
}

export interface ShelfOptions {
  readonly citiesFolder: string;
  readonly catalogue: ReadCatalogue;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export function openShelf({ citiesFolder, catalogue, now }: ShelfOptions): CityShelf {
  const place: CityShelf['place'] = (city) => placeCity(city, catalogue().cities);
  return {
    place,
    find(city) {
      const { id, previous } = place(city);
      const changed = statSync(cityPath(citiesFolder, id), { throwIfNoEntry: false })?.mtimeMs;
      if (changed === undefined || !previous) return undefined;
      return { fetched: toFetched(previous), isFresh: now() - changed < FRESH_MS };
    },
    put(city) {
      try {
        saveCity(citiesFolder, city);
      } catch (error) {
        if (!(error instanceof ImportedCityError)) throw error;
        const reason = `What OpenStreetMap has of ${city.file.city.name} could not be read as a city`;
        throw new CityUnavailableError(`${reason}; that is our fault. ${error.message}`, {
          trouble: { kind: 'unreadable', city: city.file.city.name },
        });
      }
      return toFetched(city.file);
    },
  };
}

/** How much is known of a city. */
export function toFetched({ city, sights, eateries, lodgings }: CityFileText): FetchedCity {
  return {
    id: city.id as CityId,
    sights: sights.length,
    eateries: eateries.length,
    lodgings: lodgings.length,
  };
}
