import type { KnownCity } from '@wayfarer/planner/ports';
import type { CityId, Coordinates } from '@wayfarer/trip';

import type { KnownCities } from '../known-cities.ts';
import type { CityBooks } from '../resolve-city.ts';
import { type WorldCity, weightOf } from '../world-cities.ts';
import { fold } from '../fold.ts';

/** A city in the middle of nowhere, with a hundred thousand people and nine by-names. */
export function worldCity(name: string, over: Partial<WorldCity> = {}): WorldCity {
  return { name, country: 'XX', admin1: '', population: 100_000, byNames: 9, at: { lat: 0, lon: 0 }, ...over };
}

export function knownCity(name: string, center: Coordinates = { lat: 0, lon: 0 }, country = 'XX'): KnownCity {
  return { id: fold(name) as CityId, name, country, zone: 'UTC', currency: 'EUR', center, budget: {} as never };
}

/** Books in which stand those cities alone; `keys` are by-names, folded, of cities of the world. */
export function smallBooks({
  cities = [],
  keys = {},
  known = {},
}: {
  readonly cities?: readonly WorldCity[];
  readonly keys?: Readonly<Record<string, readonly WorldCity[]>>;
  readonly known?: Partial<KnownCities>;
}): CityBooks {
  const world = {
    findByKey: (key: string) =>
      keys[key] ??
      cities.filter(({ name }) => fold(name) === key).toSorted((left, right) => weightOf(right) - weightOf(left)),
    listAll: () => cities,
    findMisspelt: () => [],
    listIn: () => [],
  };
  return {
    known: {
      all: [],
      findById: () => undefined,
      findByKey: () => undefined,
      findAround: () => undefined,
      listKeys: () => [],
      listByDistrict: () => [],
      listMisspelt: () => [],
      ...known,
    },
    world: () => world,
    airports: () => ({ all: [], findByCode: () => undefined, findByKey: () => undefined }),
  };
}
