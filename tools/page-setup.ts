/**
 * @module
 * Before end-to-end tests: the page that the server gives out is that of the sources.
 */
import { ROOT } from './stage.ts';
import { buildPage } from './web-page.mjs';

export default function buildFirst(): void {
  if (buildPage(ROOT) !== 'built') throw new Error('The web page could not be built.');
}
