import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { CatalogueText } from './parse.ts';

/** The cities that come with the package: whole ones, and what everybody knows of many others. */
export const EMBEDDED_FOLDER = path.join(import.meta.dirname, '..', '..', 'catalogue');
export const OUTLINES_FOLDER = path.join(import.meta.dirname, '..', '..', 'outlines');

/** Thrown when the folder of a catalogue is not there. */
export class CatalogueFolderError extends Error {
  override readonly name = 'CatalogueFolderError';
  readonly code = 'unknown-catalogue-folder';

  constructor(folder: string, cause: unknown) {
    super(`Expected a folder with city files at ${JSON.stringify(folder)}, and could not read it.`, { cause });
  }
}

/** The JSON files of a folder, by name. @throws {CatalogueFolderError} if there is no such folder. */
export function readFolder(folder: string): readonly CatalogueText[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map((name) => ({ name, text: readFileSync(path.join(folder, name), 'utf8') }));
  } catch (error) {
    throw new CatalogueFolderError(folder, error);
  }
}
