import type { PointsPort } from '@wayfarer/pilgrimage/ports';
import type {
  CityFetcher,
  FetchedCity,
  FoodPort,
  Gazetteer,
  PlacesPort,
  StayPort,
  TransitPort,
  TransportPort,
} from '@wayfarer/planner/ports';
import type { CrowdForecast } from '@wayfarer/replanner/ports';
import type { Coordinates } from '@wayfarer/trip';
import type { Provenance } from '@wayfarer/trip/vocabulary';

import type { Catalogue, Sketch } from './catalogue/load.ts';
import { type CatalogueFolders, openCatalogue, type ReadCatalogue } from './catalogue/open-catalogue.ts';
import { typicalCrowdForecast } from './crowd.ts';
import { createEmbeddedFood } from './embedded/food.ts';
import { createEmbeddedPlaces } from './embedded/places.ts';
import { createEmbeddedStay } from './embedded/stay.ts';
import { createEmbeddedTransport } from './embedded/transport.ts';
import { readAirports } from './gazetteer/airports-file.ts';
import { openAirports } from './gazetteer/airports.ts';
import { readCities } from './gazetteer/cities-file.ts';
import { createGazetteer } from './gazetteer/create-gazetteer.ts';
import { openWorldCities, type WorldCities } from './gazetteer/world-cities.ts';
import type { LiveSettings } from './live/live-settings.ts';
import { createOpenMeteo, type WeatherService } from './live/open-meteo/create-open-meteo.ts';
import { createCityFetcher } from './live/osm/city-fetcher.ts';
import { toFetched } from './live/osm/city-shelf.ts';
import { type FetchPermission, readPermission, writePermission } from './live/osm/fetch-permission.ts';
import { findPopulation } from './live/osm/find-population.ts';
import { createWalkRouter, type WalkRouter } from './live/routing/create-walk-router.ts';
import { createAnitabi } from './live/scenes/create-anitabi.ts';
import { createBangumi, type TitlesService } from './live/scenes/create-bangumi.ts';
import { createTransit } from './live/transit/create-transit.ts';
import { openOwnPlaces, type OwnPlaces } from './my-places/own-places.ts';
import { once } from './once.ts';
import { createPilgrimageSources, type PilgrimageSourcesFound } from './pilgrimage/create-pilgrimage-sources.ts';

/** A city that can be planned, as a list of cities shows it. */
export interface ListedCity {
  readonly id: string;
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** IANA. */
  readonly zone: string;
  readonly center: Coordinates;
  /** Of what is known of it: tells a city that is written by hand from an outline and from an import. */
  readonly source: Provenance;
}

/** The traveller's word on fetching cities in general, remembered for this installation. */
export interface FetchSetting {
  get(): FetchPermission;
  set(permission: FetchPermission): void;
}

export interface NamedFetchedCity extends FetchedCity {
  readonly name: string;
}

/** The world as far as it is known without a key and without a network. */
export interface EmbeddedSources {
  readonly gazetteer: Gazetteer;
  readonly transport: TransportPort;
  readonly stay: StayPort;
  readonly food: FoodPort;
  readonly places: PlacesPort;
  readonly crowdForecast: CrowdForecast;
  /** Titles, stations and scenes of films and series. */
  readonly pilgrimage: PilgrimageSourcesFound;
  /** Only where the operator has switched it on. */
  readonly cityFetcher?: CityFetcher;
  /** What the traveller has said about fetching cities; only where cities can be fetched. */
  readonly fetching?: FetchSetting;
  /** Makes a city from an extract of OpenStreetMap (`.osm.pbf`); only where cities are kept. @throws {ExtractError} */
  readonly importCity?: (file: string, options: { readonly signal: AbortSignal }) => Promise<NamedFetchedCity>;
  /** Only where the operator has switched it on. */
  readonly transit?: TransitPort;
  /** Only where there is a file for them. */
  readonly ownPlaces?: OwnPlaces;
  /** The cities of the catalogue, by id. */
  listCities(): readonly ListedCity[];
  /** The schematic map of a city, or `null` where nobody has drawn one. */
  findSketch(cityId: string): Sketch | null;
}

export interface EmbeddedSourcesOptions extends CatalogueFolders {
  /** Where places of travellers' own are kept; need not be there yet. Read anew whenever it changes. */
  readonly ownPlacesFile?: string | undefined;
  /** Where weather that was fetched is kept; none is fetched without. */
  readonly weatherFolder?: string | undefined;
  /** Where ways that were asked for are kept; nobody is asked without. */
  readonly routesFolder?: string | undefined;
  /** Where it is kept how long timetables are not to be asked; nobody asks them without. */
  readonly transitFolder?: string | undefined;
  /** Where scenes of one's own are kept, and those that were asked for; nobody is asked without. */
  readonly scenesFolder?: string | undefined;
  /** What may be fetched from public services, and when it is now. Default: nothing. */
  readonly live?: LiveSettings & { readonly clock: { now(): Date } };
}

/**
 * Opens the catalogue and answers from it. Files are read here, and again only when a city was imported; the ports then wait
 * for nothing but the caller's `report`, and the same query always has the same answer.
 *
 * @throws {CatalogueError} if a city file of one's own does not follow the format; its message names file, line and field.
 * @throws {CatalogueFolderError} if the folder of one's own is not there.
 */
export function createEmbeddedSources(
  options: EmbeddedSourcesOptions & { readonly ownPlacesFile: string },
): EmbeddedSources & { readonly ownPlaces: OwnPlaces };
export function createEmbeddedSources(options?: EmbeddedSourcesOptions): EmbeddedSources;
export function createEmbeddedSources(options: EmbeddedSourcesOptions = {}): EmbeddedSources {
  const { ownPlacesFile, report } = options;
  const known = openCatalogue(options);
  known();
  const ownPlaces = ownPlacesFile === undefined ? undefined : openOwnPlaces(known, { file: ownPlacesFile, report });
  const catalogueFor = (trip?: string): Catalogue => ownPlaces?.catalogueFor(trip) ?? known();
  const catalogue: ReadCatalogue = () => catalogueFor();
  const gazetteer = createGazetteer(catalogue);
  const listAirports = once(() => openAirports(readAirports()).all);
  const cityFetcher = openFetcher(known, options);
  const transit = openTransit(options);
  return {
    ...(ownPlaces && { ownPlaces }),
    ...(cityFetcher && { cityFetcher, ...openSetting(options) }),
    ...openImporter(options),
    ...(transit && { transit }),
    gazetteer,
    transport: createEmbeddedTransport({ catalogue, gazetteer, listAirports }),
    stay: createEmbeddedStay(catalogue),
    food: createEmbeddedFood(catalogue),
    places: createEmbeddedPlaces(catalogueFor, { weather: openWeather(options), walks: openWalks(options) }),
    crowdForecast: typicalCrowdForecast,
    pilgrimage: createPilgrimageSources(catalogue, {
      service: openScenes(options),
      titles: openTitles(options),
      folder: options.scenesFolder,
    }),
    listCities: () =>
      catalogue().cities.map(({ city: { id, name, country, zone, center }, source }) => ({
        id,
        name,
        country,
        zone,
        center,
        source,
      })),
    findSketch: (cityId) => catalogue().sketches.get(cityId) ?? null,
  };
}

function openFetcher(
  catalogue: ReadCatalogue,
  { citiesFolder, live }: EmbeddedSourcesOptions,
): CityFetcher | undefined {
  if (citiesFolder === undefined || !live?.cities) return undefined;
  const { contact, ...endpoints } = live.cities;
  let world: WorldCities | undefined;
  return createCityFetcher({
    citiesFolder,
    contact,
    endpoints,
    catalogue,
    populationOf: (city) => findPopulation((world ??= openWorldCities(readCities())), city),
    clock: live.clock,
  });
}

function openSetting({ citiesFolder }: EmbeddedSourcesOptions): Pick<EmbeddedSources, 'fetching'> {
  if (citiesFolder === undefined) return {};
  return {
    fetching: {
      get: () => readPermission(citiesFolder),
      set: (permission) => writePermission(citiesFolder, permission),
    },
  };
}

/** What reads extracts is loaded only where somebody brings one. */
function openImporter(folders: EmbeddedSourcesOptions): Pick<EmbeddedSources, 'importCity'> {
  const { citiesFolder } = folders;
  if (citiesFolder === undefined) return {};
  return {
    async importCity(file, { signal }) {
      const { importExtract, saveCity } = await import('./osm/index.ts');
      const imported = await importExtract(file, { folders, signal });
      saveCity(citiesFolder, imported);
      return { ...toFetched(imported.file), name: imported.file.city.name };
    },
  };
}

function openWeather({ weatherFolder, live }: EmbeddedSourcesOptions): WeatherService | undefined {
  if (weatherFolder === undefined || !live?.weather) return undefined;
  return createOpenMeteo({ ...live.weather, folder: weatherFolder, clock: live.clock });
}

function openWalks({ routesFolder, live }: EmbeddedSourcesOptions): WalkRouter | undefined {
  if (routesFolder === undefined || !live?.routing) return undefined;
  return createWalkRouter({ ...live.routing, folder: routesFolder, clock: live.clock });
}

function openTransit({ transitFolder, live }: EmbeddedSourcesOptions): TransitPort | undefined {
  if (transitFolder === undefined || !live?.transit) return undefined;
  return createTransit({ ...live.transit, folder: transitFolder, clock: live.clock });
}

function openTitles({ scenesFolder, live }: EmbeddedSourcesOptions): TitlesService | undefined {
  if (scenesFolder === undefined || !live?.titles) return undefined;
  return createBangumi({ ...live.titles, folder: scenesFolder, clock: live.clock });
}

function openScenes({ scenesFolder, live }: EmbeddedSourcesOptions): PointsPort | undefined {
  if (scenesFolder === undefined || !live?.scenes) return undefined;
  return createAnitabi({ ...live.scenes, folder: scenesFolder, clock: live.clock });
}
