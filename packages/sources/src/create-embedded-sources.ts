import type { FoodPort, Gazetteer, PlacesPort, StayPort, TransportPort } from '@wayfarer/planner/ports';
import type { CrowdForecast } from '@wayfarer/replanner/ports';
import type { Coordinates } from '@wayfarer/trip';

import { loadCatalogue, type Sketch } from './catalogue/load.ts';
import { typicalCrowdForecast } from './crowd.ts';
import { createEmbeddedFood } from './embedded/food.ts';
import { createEmbeddedPlaces } from './embedded/places.ts';
import { createEmbeddedStay } from './embedded/stay.ts';
import { createEmbeddedTransport } from './embedded/transport.ts';
import { createGazetteer } from './gazetteer/create-gazetteer.ts';

/** A city that can be planned, as a list of cities shows it. */
export interface ListedCity {
  readonly id: string;
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** IANA. */
  readonly zone: string;
  readonly center: Coordinates;
}

/** The world as far as it is known without a key and without a network. */
export interface EmbeddedSources {
  readonly gazetteer: Gazetteer;
  readonly transport: TransportPort;
  readonly stay: StayPort;
  readonly food: FoodPort;
  readonly places: PlacesPort;
  readonly crowdForecast: CrowdForecast;
  /** The cities of the catalogue, by id. */
  listCities(): readonly ListedCity[];
  /** The schematic map of a city, or `null` where nobody has drawn one. */
  findSketch(cityId: string): Sketch | null;
}

/**
 * Reads the catalogue and answers from it. Files are read here, once; the ports then wait for nothing but the caller's
 * `report`, and the same query always has the same answer.
 *
 * @param options.catalogueFolder - A folder of one's own with further cities; one of the same id replaces ours.
 * @throws {CatalogueError} if a city file does not follow the format; its message names file, line and field.
 * @throws {CatalogueFolderError} if the folder is not there.
 */
export function createEmbeddedSources({
  catalogueFolder,
}: { readonly catalogueFolder?: string | undefined } = {}): EmbeddedSources {
  const catalogue = loadCatalogue(catalogueFolder);
  const gazetteer = createGazetteer(catalogue);
  return {
    gazetteer,
    transport: createEmbeddedTransport({ catalogue, gazetteer }),
    stay: createEmbeddedStay(catalogue),
    food: createEmbeddedFood(catalogue),
    places: createEmbeddedPlaces(catalogue),
    crowdForecast: typicalCrowdForecast,
    listCities: () =>
      gazetteer.listCities().map(({ id, name, country, zone, center }) => ({ id, name, country, zone, center })),
    findSketch: (cityId) => catalogue.sketches.get(cityId) ?? null,
  };
}
