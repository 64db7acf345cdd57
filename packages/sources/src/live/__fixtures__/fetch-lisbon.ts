/**
 * @module
 * Fetches Lisbon into a folder, as another process: `fetch-lisbon.ts FOLDER OVERPASS`. Says when it has ended.
 */
import { openCatalogue } from '../../catalogue/open-catalogue.ts';
import { createCityFetcher } from '../osm/city-fetcher.ts';
import { LISBON } from './lisbon.ts';

const [citiesFolder = '', overpass = ''] = process.argv.slice(2);
const fetcher = createCityFetcher({
  citiesFolder,
  contact: 'trips@example.org',
  endpoints: { overpass: [overpass], postpass: null, wikidata: null },
  catalogue: openCatalogue({ citiesFolder }),
  populationOf: () => null,
  clock: { now: () => new Date() },
});
const { signal } = new AbortController();
const { id } = await fetcher.fetch(LISBON, { report: () => Promise.resolve(), signal });
console.log(`fetched ${id}`);
