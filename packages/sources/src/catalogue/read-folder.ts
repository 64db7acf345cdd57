import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import type { CatalogueText } from './parse.ts';

/** The cities that come with the package: whole ones, and what everybody knows of many others. */
export const EMBEDDED_FOLDER = path.join(import.meta.dirname, '..', '..', 'catalogue');
export const OUTLINES_FOLDER = path.join(import.meta.dirname, '..', '..', 'outlines');

/** Thrown when the folder of a catalogue is not there, or what is called like a file in it is none. */
export class CatalogueFolderError extends Error {
  override readonly name = 'CatalogueFolderError';
  readonly code = 'unknown-catalogue-folder';

  constructor(folder: string, cause: unknown) {
    super(
      `Expected a folder with city files at ${JSON.stringify(folder)}, and could not read it: ${cause instanceof Error ? cause.message : String(cause)}`,
      {
        cause,
      },
    );
  }
}

/** The JSON files of a folder, by name. @throws {CatalogueFolderError} if there is no such folder, or it cannot be read. */
export function readFolder(folder: string): readonly CatalogueText[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map((name) => ({ name, text: readRegularFile(path.join(folder, name)) }));
  } catch (error) {
    throw new CatalogueFolderError(folder, error);
  }
}

/** The text of a file. A pipe is not waited for. @throws {Error} if it is a pipe, a folder or another thing that is no file. */
function readRegularFile(file: string): string {
  if (!statSync(file).isFile()) throw new Error(`${JSON.stringify(path.basename(file))} is not a regular file.`);
  return readFileSync(file, 'utf8');
}
