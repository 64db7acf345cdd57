import type { Gazetteer, NamedPlace } from '@wayfarer/planner/ports';
import type { CityId, PlaceId } from '@wayfarer/trip';

import { getCityFile, UnknownCityError } from '../catalogue/get-city-file.ts';
import type { Catalogue } from '../catalogue/load.ts';
import { placeIdOf } from '../catalogue/to-places.ts';
import { readCities } from './cities-file.ts';
import { findCityNames } from './find-city-names.ts';
import { findPlaces } from './find-places.ts';
import { indexKnownCities } from './known-cities.ts';
import { listCommonWords, listPlaceNames, type PlaceName } from './place-names.ts';
import { type CityBooks, resolveCity } from './resolve-city.ts';
import { openWorldCities } from './world-cities.ts';

interface CityIndex {
  readonly names: readonly PlaceName[];
  readonly places: ReadonlyMap<PlaceId, NamedPlace>;
}

/** Knows the cities and places of the catalogue, and the cities of the world, which are read when first needed. */
export function createGazetteer(catalogue: Catalogue): Gazetteer {
  const known = indexKnownCities(catalogue.cities);
  const world = once(() => openWorldCities(readCities()));
  const books: CityBooks = { known, world };
  const commonWords = once(() => listCommonWords(catalogue.cities));
  const indexes = new Map<CityId, CityIndex>();

  const indexOf = (id: CityId): CityIndex => {
    const index = indexes.get(id) ?? indexCity(catalogue, id, commonWords());
    indexes.set(id, index);
    return index;
  };

  return {
    listCities: () => known.all,
    getCity(id) {
      const city = known.findById(id);
      if (city) return city;
      throw new UnknownCityError(id, catalogue);
    },
    resolveCity: (text) => resolveCity(books, text),
    findCityNames: (text) => findCityNames(books, text),
    findPlaces(text, city) {
      if (!known.findById(city)) return []; // A trip may be in a city that is in the catalogue no more.
      const { names, places } = indexOf(city);
      return findPlaces(names, text).flatMap(({ place: id, ...mention }) => {
        const place = places.get(id);
        return place ? [{ ...mention, place }] : [];
      });
    },
  };
}

function indexCity(catalogue: Catalogue, id: CityId, commonWords: ReadonlySet<string>): CityIndex {
  const file = getCityFile(catalogue, id);
  const places = [...file.sights, ...file.eateries].map((entry): NamedPlace => {
    const names = entry.localName === undefined ? [entry.name] : [entry.name, entry.localName];
    return { id: placeIdOf(id, entry.id), city: id, names };
  });
  return { names: listPlaceNames(file, commonWords), places: new Map(places.map((place) => [place.id, place])) };
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
