import { type Coordinates, distanceKm, type PlaceId } from '@wayfarer/trip';

import type { Catalogue } from '../catalogue/load.ts';
import type { CityFile } from '../catalogue/schema.ts';
import { placeIdOf } from '../catalogue/to-places.ts';
import { fold } from '../gazetteer/fold.ts';
import { listCommonWords, listPlaceNames, type PlaceName } from '../gazetteer/place-names.ts';

/** A place of the catalogue that one of a list is. */
export interface KnownPlace {
  readonly id: PlaceId;
  readonly name: string;
  readonly city: CityFile;
}

/** Where in the catalogue a place of a list is. */
export interface Locator {
  /** The city around it: the nearest of those whose bounds it is in, else the nearest within 30 km. */
  findCity(at: Coordinates): CityFile | undefined;
  /** The place that it is: of its name and near it; without coordinates the only one of its whole name anywhere. */
  findKnown(place: { readonly name: string; readonly at?: Coordinates | undefined }): KnownPlace | undefined;
}

/** Further from its middle than this one is not in a city whose bounds end before. */
const CITY_KM = 30;
/** Two points of one place, drawn by different people, are seldom further apart; those of a park may be. */
const SAME_PLACE_KM = 0.5;
const WHOLE_NAME = 3;

const locators = new WeakMap<Catalogue, Locator>();

/** @param catalogue - Without places of anybody's own. */
export function locatorOf(catalogue: Catalogue): Locator {
  const present = locators.get(catalogue) ?? createLocator(catalogue);
  locators.set(catalogue, present);
  return present;
}

interface CityNames {
  readonly names: ReadonlyMap<string, PlaceName>;
  readonly entries: ReadonlyMap<PlaceId, CityFile['sights'][number] | CityFile['eateries'][number]>;
}

function createLocator({ cities }: Catalogue): Locator {
  let common: ReadonlySet<string> | undefined;
  const indexes = new Map<string, CityNames>();
  const namesOf = (file: CityFile): CityNames => {
    const index = indexes.get(file.city.id) ?? indexNames(file, (common ??= listCommonWords(cities)));
    indexes.set(file.city.id, index);
    return index;
  };
  const findIn = (file: CityFile, key: string): (KnownPlace & { at: Coordinates; strength: number }) | undefined => {
    const { names, entries } = namesOf(file);
    const named = names.get(key);
    const entry = named && entries.get(named.place);
    return entry && { id: named.place, name: entry.name, city: file, at: entry, strength: named.strength };
  };
  const findCity = (at: Coordinates): CityFile | undefined => {
    const near = cities
      .map((file) => ({ file, isInside: isInside(file, at), km: distanceKm(file.city.center, at) }))
      .filter(({ isInside: inside, km }) => inside || km <= CITY_KM)
      .toSorted((left, right) => Number(right.isInside) - Number(left.isInside) || left.km - right.km);
    return near[0]?.file;
  };
  return {
    findCity,
    findKnown({ name, at }) {
      const key = fold(name).replaceAll(' ', '');
      if (at) {
        const file = findCity(at);
        const found = file && findIn(file, key);
        return found && distanceKm(found.at, at) <= SAME_PLACE_KM ? found : undefined;
      }
      const all = cities.flatMap((file) => findIn(file, key) ?? []).filter(({ strength }) => strength === WHOLE_NAME);
      return all.length === 1 ? all[0] : undefined;
    },
  };
}

function indexNames(file: CityFile, common: ReadonlySet<string>): CityNames {
  const entries = [...file.sights, ...file.eateries].map(
    (entry) => [placeIdOf(file.city.id, entry.id), entry] as const,
  );
  return { names: new Map(listPlaceNames(file, common).map((name) => [name.key, name])), entries: new Map(entries) };
}

/** `west` is greater than `east` where the city lies on both sides of the 180th meridian. */
function isInside({ city: { bounds } }: CityFile, { lat, lon }: Coordinates): boolean {
  const { south, west, north, east } = bounds;
  const isBetween = west <= east ? lon >= west && lon <= east : lon >= west || lon <= east;
  return isBetween && lat >= south && lat <= north;
}
