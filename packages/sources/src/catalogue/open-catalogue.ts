import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { findCatalogueFaults } from './find-catalogue-faults.ts';
import { type Catalogue, loadEmbedded, loadOwn, mergeCatalogues, parseCatalogue } from './load.ts';
import { CatalogueError, type CatalogueText, formatFault } from './parse.ts';

/** The catalogue as it is now: what was imported meanwhile is in it. */
export type ReadCatalogue = () => Catalogue;

export interface CatalogueFolders {
  /** Of one's own, with cities that replace ours. Read once. */
  readonly catalogueFolder?: string | undefined;
  /** Cities that were imported, by us; need not be there yet. Read anew whenever a file comes or goes. */
  readonly citiesFolder?: string | undefined;
  /** Is told of an imported file that cannot be used; it is left out. Default: nobody. */
  readonly report?: ((text: string) => void) | undefined;
}

/**
 * Opens the catalogue: a folder of one's own before imported cities before ours.
 *
 * @throws {CatalogueError} if a file of one's own does not hold.
 * @throws {CatalogueFolderError} if the folder of one's own is not there.
 */
export function openCatalogue({ catalogueFolder, citiesFolder, report }: CatalogueFolders = {}): ReadCatalogue {
  const embedded = loadEmbedded();
  const own = catalogueFolder === undefined ? undefined : loadOwn(catalogueFolder, embedded);
  const join = (imported: Catalogue): Catalogue => {
    const known = mergeCatalogues(imported, embedded);
    return own ? mergeCatalogues(own, known) : known;
  };
  if (citiesFolder === undefined) {
    const fixed = join({ cities: [], sketches: new Map(), fares: [] });
    return () => fixed;
  }
  const readImported = watchImported(citiesFolder, report);
  let last: { readonly imported: Catalogue; readonly joined: Catalogue } | undefined;
  return () => {
    const imported = readImported();
    if (last?.imported !== imported) last = { imported, joined: join(imported) };
    return last.joined;
  };
}

/** Files are put into the folder whole, by renaming: its own time of change tells that one has come or gone. */
function watchImported(folder: string, report: CatalogueFolders['report']): () => Catalogue {
  const files = new Map<string, { readonly stamp: string; readonly held: Catalogue }>();
  let changedAt: number | undefined;
  let imported = joinAll([]);
  return () => {
    const now = statSync(folder, { throwIfNoEntry: false })?.mtimeMs;
    if (now === changedAt) return imported;
    changedAt = now;
    const names = now === undefined ? [] : readdirSync(folder).filter((name) => name.endsWith('.json'));
    for (const name of names) {
      const { mtimeMs, size } = statSync(path.join(folder, name));
      const stamp = `${mtimeMs} ${size}`;
      if (files.get(name)?.stamp !== stamp) files.set(name, { stamp, held: readOne(folder, name, report) });
    }
    for (const name of files.keys()) if (!names.includes(name)) files.delete(name);
    imported = withoutStrayMaps(joinAll(names.sort().flatMap((name) => files.get(name)?.held ?? [])));
    return imported;
  };
}

/** One damaged file costs that city or its map, not the start. */
function readOne(folder: string, name: string, report: CatalogueFolders['report']): Catalogue {
  // A pipe would be waited for.
  if (!statSync(path.join(folder, name)).isFile()) {
    report?.(`${path.join(folder, name)} is left out: it is not a regular file.`);
    return joinAll([]);
  }
  const file: CatalogueText = { name, text: readFileSync(path.join(folder, name), 'utf8') };
  const faults = name.endsWith('.sketch.json') ? [] : findCatalogueFaults([file], { handWritten: false });
  if (faults[0]) {
    report?.(`${path.join(folder, name)} is left out. ${formatFault(faults[0])}`);
    return joinAll([]);
  }
  try {
    return parseCatalogue([file]);
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error;
    report?.(`${path.join(folder, name)} is left out. ${error.message}`);
    return joinAll([]);
  }
}

/** Who was ended between a map and its city has left a map without one, or of another day. */
function withoutStrayMaps(imported: Catalogue): Catalogue {
  const dates = new Map(imported.cities.map(({ city, source }) => [city.id, source.date]));
  const ownMaps = [...imported.sketches].filter(
    ([id, { date }]) => dates.has(id) && (date ?? dates.get(id)) === dates.get(id),
  );
  return { ...imported, sketches: new Map(ownMaps) };
}

function joinAll(parts: readonly Catalogue[]): Catalogue {
  return {
    cities: parts.flatMap(({ cities }) => cities),
    sketches: new Map(parts.flatMap(({ sketches }) => [...sketches])),
    fares: parts.flatMap(({ fares }) => fares),
  };
}
