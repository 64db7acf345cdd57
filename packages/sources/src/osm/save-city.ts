import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

import { findCatalogueFaults } from '../catalogue/find-catalogue-faults.ts';
import type { Sketch } from '../catalogue/load.ts';
import { formatFault } from '../catalogue/parse.ts';
import type { CityFileText } from '../catalogue/schema.ts';

/** Thrown when a file that was made here does not hold; nothing is written then. */
export class ImportedCityError extends Error {
  override readonly name = 'ImportedCityError';
  readonly code = 'invalid-import';
}

const UNFINISHED = '.part';
/** What has been written for longer belongs to somebody who was ended in the middle. */
const ABANDONED_MS = 60 * 60 * 1000;

/**
 * Puts a city into the folder of imported cities, whole or not at all: whoever reads the folder sees the old file or the new
 * one, also when the process is ended in the middle.
 *
 * @param sketch - `null` keeps none: a map of another day is not left beside the city.
 * @returns the path of the city file.
 * @throws {ImportedCityError} if the file would be refused by the catalogue.
 */
export async function saveCity(
  folder: string,
  { file, sketch }: { readonly file: CityFileText; readonly sketch: Sketch | null },
): Promise<string> {
  const { id } = file.city;
  const text = `${JSON.stringify(file)}\n`;
  const faults = findCatalogueFaults([{ name: `${id}.json`, text }], { handWritten: false });
  if (faults[0]) throw new ImportedCityError(`The city cannot be used as it was found. ${formatFault(faults[0])}`);
  await mkdir(folder, { recursive: true });
  const sketchPath = path.join(folder, `${id}.sketch.json`);
  if (sketch) await writeWhole(sketchPath, `${JSON.stringify(sketch)}\n`);
  else await rm(sketchPath, { force: true });
  const target = path.join(folder, `${id}.json`);
  await writeWhole(target, text);
  return target;
}

/** Takes an imported city and its map away. @returns whether it was there. */
export async function removeCity(folder: string, id: string): Promise<boolean> {
  const target = path.join(folder, `${id}.json`);
  const isThere = await stat(target).then(
    () => true,
    () => false,
  );
  await rm(target, { force: true });
  await rm(path.join(folder, `${id}.sketch.json`), { force: true });
  return isThere;
}

async function writeWhole(target: string, text: string): Promise<void> {
  const unfinished = `${target}.${randomUUID()}${UNFINISHED}`;
  try {
    const handle = await open(unfinished, 'wx');
    try {
      await handle.writeFile(text);
      await handle.sync();
      await removeAbandoned(path.dirname(target), (await handle.stat()).mtimeMs);
    } finally {
      await handle.close();
    }
    await rename(unfinished, target);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** @param now - By the clock of the disk. */
async function removeAbandoned(folder: string, now: number): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith(UNFINISHED)) continue;
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => null);
    if (found && now - found.mtimeMs > ABANDONED_MS) await rm(file, { force: true });
  }
}
