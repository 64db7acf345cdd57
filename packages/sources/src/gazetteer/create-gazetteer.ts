import { LruMap } from '@wayfarer/archon/data';
import type { Gazetteer, NamedPlace } from '@wayfarer/planner/ports';
import type { CityId, PlaceId } from '@wayfarer/trip';

import { getCityFile, UnknownCityError } from '../catalogue/get-city-file.ts';
import type { Catalogue } from '../catalogue/load.ts';
import type { ReadCatalogue } from '../catalogue/open-catalogue.ts';
import { placeIdOf } from '../catalogue/to-places.ts';
import { once } from '../once.ts';
import { readAirports } from './airports-file.ts';
import { openAirports } from './airports.ts';
import { readCities } from './cities-file.ts';
import { findCityNames } from './find-city-names.ts';
import { findPlaces, indexNames, type NameIndex, type SearchedText, toSearchedText } from './find-places.ts';
import { indexKnownCities } from './known-cities.ts';
import { listCommonWords, listPlaceNames } from './place-names.ts';
import { type CityBooks, resolveCity } from './resolve-city.ts';
import { openWorldCities } from './world-cities.ts';

type Mentions = ReturnType<Gazetteer['findPlaces']>;

interface CityIndex {
  readonly names: NameIndex;
  readonly places: ReadonlyMap<PlaceId, NamedPlace>;
}

/** Knows the cities and places of the catalogue, and the cities of the world, which are read when first needed. */
export function createGazetteer(read: ReadCatalogue): Gazetteer {
  const world = once(() => openWorldCities(readCities()));
  const airports = once(() => openAirports(readAirports()));
  const indexed = new WeakMap<Catalogue, CatalogueIndex>();
  const index = (): CatalogueIndex => {
    const catalogue = read();
    const present = indexed.get(catalogue) ?? indexCatalogue(catalogue, { world, airports });
    indexed.set(catalogue, present);
    return present;
  };
  return {
    listCities: () => index().books.known.all,
    getCity(id) {
      const city = index().books.known.findById(id);
      if (city) return city;
      throw new UnknownCityError(id, read());
    },
    resolveCity: (text) => resolveCity(index().books, text),
    findCityNames: (text) => findCityNames(index().books, text),
    findPlaces(text, city) {
      const { books, mentionsIn } = index();
      if (!books.known.findById(city)) return []; // A trip may be in a city that is in the catalogue no more.
      return mentionsIn(text, city);
    },
    namePlace(id) {
      const { books, cityIndex } = index();
      const holders = books.known.all.filter((city) => id.startsWith(placeIdOf(city.id, '')));
      const found = holders.map((city) => cityIndex(city.id).places.get(id)).find((place) => place !== undefined);
      return found?.names[0];
    },
  };
}

/** What is looked into, as long as the catalogue stays as it is. */
interface CatalogueIndex {
  readonly books: CityBooks;
  readonly cityIndex: (id: CityId) => CityIndex;
  readonly mentionsIn: (text: string, city: CityId) => Mentions;
}

/** Several readers look through one message for the places of every city. */
interface Searched {
  readonly text: SearchedText;
  readonly mentions: Map<CityId, Mentions>;
}

/** So many messages are read side by side, at most. */
const KEPT_TEXTS = { entries: 4, bytes: 400_000 };

function indexCatalogue(catalogue: Catalogue, books: Omit<CityBooks, 'known'>): CatalogueIndex {
  const commonWords = once(() => listCommonWords(catalogue.cities));
  const indexes = new Map<CityId, CityIndex>();
  const cityIndex = (id: CityId): CityIndex => {
    const index = indexes.get(id) ?? indexCity(catalogue, id, commonWords());
    indexes.set(id, index);
    return index;
  };
  const texts = new LruMap<string, Searched>(KEPT_TEXTS);
  return {
    books: { known: indexKnownCities(catalogue.cities), ...books },
    cityIndex,
    mentionsIn(text, city) {
      const searched: Searched = texts.get(text) ?? { text: toSearchedText(text), mentions: new Map() };
      if (searched.mentions.size === 0) texts.set(text, searched);
      const known = searched.mentions.get(city) ?? listMentions(cityIndex(city), searched.text);
      searched.mentions.set(city, known);
      return known;
    },
  };
}

function listMentions({ names, places }: CityIndex, text: SearchedText): Mentions {
  return findPlaces(names, text).flatMap(({ place: id, ...mention }) => {
    const place = places.get(id);
    return place ? [{ ...mention, place }] : [];
  });
}

function indexCity(catalogue: Catalogue, id: CityId, commonWords: ReadonlySet<string>): CityIndex {
  const file = getCityFile(catalogue, id);
  const aliasesOf = new Map(file.sights.map((sight) => [sight.id, sight.aliases]));
  const places = [...file.sights, ...file.eateries].map((entry): NamedPlace => {
    const local = entry.localName === undefined ? [] : [entry.localName];
    const names = [entry.name, ...local, ...(aliasesOf.get(entry.id) ?? [])];
    return { id: placeIdOf(id, entry.id), city: id, names };
  });
  return {
    names: indexNames(listPlaceNames(file, commonWords)),
    places: new Map(places.map((place) => [place.id, place])),
  };
}
