import path from 'node:path';

import type { PlaceId } from '@wayfarer/trip';

import { once } from '../once.ts';
import { findCatalogueFaults } from './find-catalogue-faults.ts';
import { CatalogueError, type CatalogueText, type Fault, faultAt, parseFile } from './parse.ts';
import { EMBEDDED_FOLDER, OUTLINES_FOLDER, readFolder } from './read-folder.ts';
import { type CityFile, cityFileSchema, type FareRow, type FaresFile, faresFileSchema } from './schema.ts';

/** A schematic map: a GeoJSON `FeatureCollection`, passed on as it stands in its file. */
export interface Sketch {
  readonly type: 'FeatureCollection';
  readonly features: readonly unknown[];
  /** Of a map that is drawn from data: what has to stand beside it. Missing where it is schematic, drawn by hand. */
  readonly attribution?: string;
  /** ISO date of that data. */
  readonly date?: string;
}

/** A fare with the source of the file it stands in. */
export type KnownFare = FareRow & { readonly source: FaresFile['source'] };

/** Everything the folders say. */
export interface Catalogue {
  /** In alphabetical order of their ids. */
  readonly cities: readonly CityFile[];
  readonly sketches: ReadonlyMap<string, Sketch>;
  /** In the order of their files; the first row of a pair of cities is the usual way. */
  readonly fares: readonly KnownFare[];
  /** Ids of the places that a traveller has on a list of their own; missing where there is none. */
  readonly listed?: ReadonlySet<PlaceId>;
}

const FARES = 'fares.json';
const SKETCH = '.sketch.json';

/**
 * Reads the embedded cities and, before them, a folder of one's own: a city of the same id there replaces ours, and its
 * fares come first.
 *
 * @throws {CatalogueError} if a file of one's own does not hold, as `npm run check:catalogue` says it; all faults at once.
 * @throws {CatalogueFolderError} if a folder is not there.
 */
export function loadCatalogue(ownFolder?: string): Catalogue {
  const embedded = loadEmbedded();
  return ownFolder === undefined ? embedded : mergeCatalogues(loadOwn(ownFolder, embedded), embedded);
}

/** Ours, read once in a process: nobody writes to them. Where there is a whole city, its outline is not needed. */
export const loadEmbedded: () => Catalogue = once(() =>
  mergeCatalogues(parseCatalogue(readFolder(EMBEDDED_FOLDER)), parseCatalogue(readFolder(OUTLINES_FOLDER))),
);

/** Ours are checked before they are shipped; what somebody else has written is checked whenever it is read. */
export function loadOwn(folder: string, embedded: Catalogue): Catalogue {
  const files = readFolder(folder);
  const faults = findCatalogueFaults(files, { others: embedded.cities });
  if (faults.length > 0)
    throw new CatalogueError(faults.map((fault) => ({ ...fault, file: path.join(folder, fault.file) })));
  return parseCatalogue(files);
}

/** @throws {CatalogueError} if a file does not follow the format; all faults at once. */
export function parseCatalogue(files: readonly CatalogueText[]): Catalogue {
  const faults: Fault[] = [];
  const cities: CityFile[] = [];
  const sketches = new Map<string, Sketch>();
  const fares: KnownFare[] = [];
  for (const file of files) {
    if (file.name.endsWith(SKETCH)) {
      const sketch = parseSketch(file);
      if (sketch) sketches.set(file.name.slice(0, -SKETCH.length), sketch);
      else faults.push(faultAt({ ...file, text: '' }, [], 'expected a GeoJSON FeatureCollection'));
    } else if (file.name === FARES) {
      const parsed = parseFile(file, faresFileSchema);
      if (parsed.ok) fares.push(...parsed.value.rows.map((row) => ({ ...row, source: parsed.value.source })));
      else faults.push(...parsed.faults);
    } else {
      const parsed = parseFile(file, cityFileSchema);
      if (!parsed.ok) faults.push(...parsed.faults);
      else if (file.name !== `${parsed.value.city.id}.json`) faults.push(misnamed(file, parsed.value.city.id));
      else cities.push(parsed.value);
    }
  }
  if (faults.length > 0) throw new CatalogueError(faults);
  return { cities: sortCities(cities), sketches, fares };
}

/** What the file says is drawn, or `undefined` when it is no `FeatureCollection`. */
function parseSketch(file: CatalogueText): Sketch | undefined {
  try {
    const json = JSON.parse(file.text) as Partial<Sketch> | null;
    return json?.type === 'FeatureCollection' && Array.isArray(json.features) ? (json as Sketch) : undefined;
  } catch {
    return undefined;
  }
}

/** Cities and fares of the first before those of the second. */
export function mergeCatalogues(own: Catalogue, embedded: Catalogue): Catalogue {
  const replaced = new Set(own.cities.map(({ city }) => city.id));
  const kept = embedded.cities.filter(({ city }) => !replaced.has(city.id));
  const keptSketches = [...embedded.sketches].filter(([id]) => !replaced.has(id));
  return {
    cities: sortCities([...own.cities, ...kept]),
    sketches: new Map([...keptSketches, ...own.sketches]),
    fares: [...own.fares, ...embedded.fares],
  };
}

function sortCities(cities: readonly CityFile[]): readonly CityFile[] {
  return cities.toSorted((left, right) => (left.city.id < right.city.id ? -1 : 1));
}

function misnamed(file: CatalogueText, id: string): Fault {
  return faultAt(file, ['city', 'id'], `expected the file to be called ${JSON.stringify(`${id}.json`)}, like its city`);
}
