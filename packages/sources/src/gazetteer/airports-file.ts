import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Where the text of the world's airports lies; `npm run cities` writes it. */
export const AIRPORTS_FILE = path.join(import.meta.dirname, '..', '..', 'data', 'airports.tsv');

/** The text that `openAirports` reads. */
export function readAirports(): string {
  return readFileSync(AIRPORTS_FILE, 'utf8');
}
