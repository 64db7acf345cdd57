import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Where the text of the world's cities lies; `npm run cities` writes it. */
export const CITIES_FILE = path.join(import.meta.dirname, '..', '..', 'data', 'cities.tsv');

/** The text that `openWorldCities` reads. */
export function readCities(): string {
  return readFileSync(CITIES_FILE, 'utf8');
}
