import { type Coordinates, distanceKm } from '@wayfarer/trip';

import { fold } from '../gazetteer/fold.ts';
import type { OsmElement, Tags } from './element.ts';
import { countLanguages } from './names.ts';

/** Of an airport. */
export function iataOf(tags: Tags): string | undefined {
  const code = tags['aeroway'] === 'aerodrome' ? (tags['iata'] ?? '') : '';
  return /^[A-Z]{3}$/.test(code) ? code : undefined;
}

/** No train to another city stops there. */
export function isLocalOnly(tags: Tags): boolean {
  if (tags['railway'] === undefined) return false;
  if (tags['train'] === 'yes') return false;
  return (
    tags['train'] === 'no' ||
    ['subway', 'light_rail', 'monorail', 'funicular', 'miniature', 'tram'].includes(tags['station'] ?? '') ||
    ['subway', 'light_rail', 'monorail', 'funicular', 'tram'].some((key) => tags[key] === 'yes') ||
    ['miniature', 'tourism', 'museum'].includes(tags['usage'] ?? '')
  );
}

/** In the languages of our extracts and the larger networks: what a city calls the station where its trains from afar end. */
const MAIN = /\b(?:central|centraal|centrale|hauptbahnhof|hbf|termini|main station|grand central|union station)\b/i;

/** How likely one arrives there, compared with the other stations of the city. */
export function terminalScoreOf(
  { tags, at }: OsmElement,
  { name, center }: { readonly name: string; readonly center: Coordinates },
): number {
  const names = [tags['name'], tags['name:en'], tags['official_name']].map((each) => each ?? '');
  const points = [
    'railway' in tags && !isLocalOnly(tags) ? 10 : 0,
    tags['railway'] === 'halt' ? -6 : 0,
    iataOf(tags) === undefined ? 0 : 11,
    tags['amenity'] === 'bus_station' ? 5 : 0,
    names.some((each) => MAIN.test(each)) ? 10 : 0,
    names.some((each) => fold(each).split(' ').includes(fold(name))) ? 4 : 0,
    tags['train'] === 'yes' ? 2 : 0,
    Math.min(countLanguages(tags), 30) / 3,
    'wikidata' in tags ? 3 : 0,
    'wikipedia' in tags ? 3 : 0,
    'uic_ref' in tags ? 1 : 0,
    iataOf(tags) === undefined ? -distanceKm(at, center) : 0,
  ];
  return points.reduce((sum, each) => sum + each, 0);
}
