import type { KnownCity } from '@wayfarer/planner/ports';
import { type CityId, distanceKm } from '@wayfarer/trip';
import { money } from '@wayfarer/trip/money';

import type { CityFile } from '../catalogue/schema.ts';
import { fold } from './fold.ts';
import type { WorldCity } from './world-cities.ts';

/** The cities of the catalogue by their names. */
export interface KnownCities {
  readonly all: readonly KnownCity[];
  findById(id: CityId): KnownCity | undefined;
  findByKey(key: string): KnownCity | undefined;
  /** The known city that this one of the world's is, or is a part of: inside its bounds. */
  findAround(city: WorldCity): KnownCity | undefined;
  /** Every folded name with its city. */
  listKeys(): Iterable<readonly [string, KnownCity]>;
}

/** Two namesakes in one country that are no further apart are one city, whatever its bounds. */
const SAME_CITY_KM = 30;

export function indexKnownCities(files: readonly CityFile[]): KnownCities {
  const entries = files.map((file) => ({ bounds: file.city.bounds, city: toKnownCity(file), keys: keysOf(file) }));
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
  };
}

function toKnownCity({ city }: CityFile): KnownCity {
  const { low, mid, high } = city.budget;
  return {
    id: city.id as CityId,
    name: city.name,
    country: city.country,
    zone: city.zone,
    currency: city.currency,
    center: city.center,
    budget: { low: money(low, city.currency), mid: money(mid, city.currency), high: money(high, city.currency) },
  };
}

function keysOf({ city }: CityFile): readonly string[] {
  return [...new Set([city.name, city.id, ...city.aliases].map(fold))];
}
