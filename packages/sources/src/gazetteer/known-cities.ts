import type { KnownCity } from '@wayfarer/planner/ports';
import { type CityId, type Coordinates, distanceKm } from '@wayfarer/trip';

import { budgetOf } from '../catalogue/budget-of.ts';
import type { CityFile } from '../catalogue/schema.ts';
import { fold } from './fold.ts';
import { lettersApart, lettersForgiven, type WorldCity } from './world-cities.ts';

/** The cities of the catalogue by their names. */
export interface KnownCities {
  readonly all: readonly KnownCity[];
  findById(id: CityId): KnownCity | undefined;
  findByKey(key: string): KnownCity | undefined;
  /** The known city that this one of the world's is, or is a part of: inside its bounds. */
  findAround(city: Pick<WorldCity, 'name' | 'at'>): KnownCity | undefined;
  /** Every folded name with its city. */
  listKeys(): Iterable<readonly [string, KnownCity]>;
  /** Known cities with a part of that folded name. */
  listByDistrict(key: string): readonly KnownDistrict[];
  /** Known cities whose name differs from `key` by few letters, the fewest only. */
  listMisspelt(key: string): readonly KnownCity[];
}

/** A part of a known city. */
export interface KnownDistrict {
  readonly name: string;
  readonly city: KnownCity;
  readonly at: Coordinates;
}

/** Two namesakes in one country that are no further apart are one city, whatever its bounds. */
const SAME_CITY_KM = 30;

export function indexKnownCities(files: readonly CityFile[]): KnownCities {
  const entries = files.map((file) => ({
    file,
    bounds: file.city.bounds,
    city: toKnownCity(file),
    keys: keysOf(file),
  }));
  const districts = indexDistricts(entries);
  const byKey = new Map(entries.flatMap(({ city, keys }) => keys.map((key) => [key, city] as const)).reverse());
  const byId = new Map(entries.map(({ city }) => [city.id, city]));
  return {
    all: entries.map(({ city }) => city),
    findById: (id) => byId.get(id),
    findByKey: (key) => byKey.get(key),
    findAround(other) {
      const entry = entries.find(({ bounds, city }) => {
        const { lat, lon } = other.at;
        if (lat >= bounds.south && lat <= bounds.north && lon >= bounds.west && lon <= bounds.east) return true;
        return byKey.get(fold(other.name)) === city && distanceKm(city.center, other.at) <= SAME_CITY_KM;
      });
      return entry?.city;
    },
    listKeys: () => byKey,
    listByDistrict: (key) => districts.get(key) ?? [],
    listMisspelt(key) {
      const drawnOut = byKey.get(key.replace(/(\p{L})\1{2,}/gu, '$1'));
      if (drawnOut) return [drawnOut];
      // A letter may be missing of a name that is just long enough.
      const near = [...byKey].flatMap(([name, city]) => {
        const letters = lettersApart(name, key);
        return letters <= lettersForgiven(name.length > key.length ? name : key) ? [{ city, letters }] : [];
      });
      const fewest = Math.min(...near.map((one) => one.letters));
      return [...new Set(near.filter((one) => one.letters === fewest).map(({ city }) => city))];
    },
  };
}

/** Parts that every city has. */
const USUAL_PARTS: ReadonlySet<string> = new Set(
  'old town|new town|city centre|city center|downtown|midtown|uptown|centre|center|waterfront|harbour|harbor|medina|chinatown|historic centre|historic center'.split(
    '|',
  ),
);

function indexDistricts(
  entries: readonly { readonly file: CityFile; readonly city: KnownCity }[],
): ReadonlyMap<string, readonly KnownDistrict[]> {
  const index = new Map<string, KnownDistrict[]>();
  for (const { file, city } of entries) {
    for (const { name, localName, lat, lon } of file.city.districts) {
      for (const key of new Set([name, localName ?? name].map(fold))) {
        if (!USUAL_PARTS.has(key)) index.set(key, [...(index.get(key) ?? []), { name, city, at: { lat, lon } }]);
      }
    }
  }
  return index;
}

/** As the files of outlines call their source. */
export const OUTLINE = 'outline';

function toKnownCity({ city, source, sights }: CityFile): KnownCity {
  return {
    ...(source.name === OUTLINE && { outline: { sights: sights.length } }),
    id: city.id as CityId,
    name: city.name,
    country: city.country,
    zone: city.zone,
    currency: city.currency,
    center: city.center,
    budget: budgetOf(city).amounts,
  };
}

function keysOf({ city }: CityFile): readonly string[] {
  return [...new Set([city.name, city.id, ...city.aliases].map(fold))];
}
