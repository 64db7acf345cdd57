/**
 * @module
 * `node packages/sources/src/gazetteer/prepare-cities.ts`: makes the index of the world's cities, so that the first
 * question about a city need not wait for it. Run by `npm ci`; needs no network.
 */
import { prepareCities } from './cities-file.ts';

prepareCities();
