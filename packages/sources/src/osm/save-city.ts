import { rmSync, statSync } from 'node:fs';
import path from 'node:path';

import { findCatalogueFaults } from '../catalogue/find-catalogue-faults.ts';
import type { Sketch } from '../catalogue/load.ts';
import { formatFault } from '../catalogue/parse.ts';
import type { CityFileText } from '../catalogue/schema.ts';
import { writeWhole } from '../store/write-whole.ts';

/** Thrown when a file that was made here does not hold; nothing is written then. */
export class ImportedCityError extends Error {
  override readonly name = 'ImportedCityError';
  readonly code = 'invalid-import';
}

/** What is not whole yet lies in the folder of the cities, with lock and waits; the catalogue does not look into it. */
const SCRATCH = '.fetch';

export function scratchOf(citiesFolder: string): string {
  return path.join(citiesFolder, SCRATCH);
}

/** The file of a city, there or not. */
export function cityPath(citiesFolder: string, id: string): string {
  return path.join(citiesFolder, `${id}.json`);
}

/**
 * Puts a city into the folder of imported and fetched cities, whole or not at all: whoever reads the folder sees the old file or
 * the new one, also when the process is ended in the middle. The map comes first: the catalogue shows none without its city, or
 * of another day.
 *
 * @param sketch - `null` keeps none: a map of another day is not left beside the city.
 * @returns the path of the city file.
 * @throws {ImportedCityError} if the file would be refused by the catalogue.
 */
export function saveCity(
  folder: string,
  { file, sketch }: { readonly file: CityFileText; readonly sketch: Sketch | null },
): string {
  const { id } = file.city;
  const text = `${JSON.stringify(file)}\n`;
  const faults = findCatalogueFaults([{ name: `${id}.json`, text }], { handWritten: false });
  if (faults[0]) throw new ImportedCityError(formatFault(faults[0]));
  const writing = { scratch: scratchOf(folder) };
  if (sketch) writeWhole(sketchPath(folder, id), `${JSON.stringify(sketch)}\n`, writing);
  else rmSync(sketchPath(folder, id), { force: true });
  const target = cityPath(folder, id);
  writeWhole(target, text, writing);
  return target;
}

/** Takes an imported city and its map away. @returns whether it was there. */
export function removeCity(folder: string, id: string): boolean {
  const target = cityPath(folder, id);
  const isThere = statSync(target, { throwIfNoEntry: false }) !== undefined;
  rmSync(target, { force: true });
  rmSync(sketchPath(folder, id), { force: true });
  return isThere;
}

function sketchPath(folder: string, id: string): string {
  return path.join(folder, `${id}.sketch.json`);
}
