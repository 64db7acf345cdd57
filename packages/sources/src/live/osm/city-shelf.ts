import { statSync } from 'node:fs';
import path from 'node:path';

import { CityUnavailableError, type FetchedCity, type WantedCity } from '@wayfarer/planner/ports';
import type { CityId } from '@wayfarer/trip';

import { findCatalogueFaults } from '../../catalogue/find-catalogue-faults.ts';
import type { ReadCatalogue } from '../../catalogue/open-catalogue.ts';
import { formatFault } from '../../catalogue/parse.ts';
import type { CityFile, CityFileText } from '../../catalogue/schema.ts';
import { type WriteOptions, writeWhole } from '../store/write-whole.ts';
import { chooseCityId } from './city-id.ts';

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
   * Puts a city in its place, whole.
   *
   * @throws {CityUnavailableError} if the catalogue would not take it.
   */
  put(file: CityFileText): FetchedCity;
}

export interface ShelfOptions extends WriteOptions {
  readonly citiesFolder: string;
  readonly catalogue: ReadCatalogue;
}

export function openShelf({ citiesFolder, catalogue, ...writing }: ShelfOptions): CityShelf {
  const place: CityShelf['place'] = (city) => {
    const files = catalogue().cities;
    const id = chooseCityId(
      city,
      files.map((file) => ({ id: file.city.id, center: file.city.center })),
    );
    return { id, previous: files.find((file) => file.city.id === id) };
  };
  return {
    place,
    find(city) {
      const { id, previous } = place(city);
      const changed = statSync(path.join(citiesFolder, `${id}.json`), { throwIfNoEntry: false })?.mtimeMs;
      if (changed === undefined || !previous) return undefined;
      return { fetched: toFetched(previous), isFresh: writing.now() - changed < FRESH_MS };
    },
    put(file) {
      const [name, text] = [`${file.city.id}.json`, `${JSON.stringify(file, null, 1)}\n`];
      const [fault] = findCatalogueFaults([{ name, text }], { handWritten: false });
      if (fault) {
        const reason = `What OpenStreetMap has of ${file.city.name} could not be read as a city`;
        throw new CityUnavailableError(`${reason}; that is our fault. ${formatFault(fault)}`);
      }
      writeWhole(path.join(citiesFolder, name), text, writing);
      return toFetched(file);
    },
  };
}

function toFetched({ city, sights, eateries, lodgings }: CityFileText): FetchedCity {
  return {
    id: city.id as CityId,
    sights: sights.length,
    eateries: eateries.length,
    lodgings: lodgings.length,
  };
}
