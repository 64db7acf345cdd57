import type { Coordinates } from '@wayfarer/trip';

import type { Question } from '../http/ask.ts';
import type { OsmAnswer } from './osm-answer.ts';
import { parseOverpass, toOverpassQuery } from './overpass.ts';
import { parsePostpass, toPostpassUrl } from './postpass.ts';
import type { Reach } from './reach.ts';

/** Somebody who answers what OpenStreetMap knows of a city, in one request. */
export interface OsmService {
  readonly kind: 'overpass' | 'postpass';
  readonly endpoint: string;
  toQuestion(center: Coordinates, reach: Reach): Omit<Question, 'userAgent'>;
  /** @throws {RequestFailedError} */
  parse(text: string): OsmAnswer;
}

/** Addresses, the one to be asked first first. */
export interface OsmEndpoints {
  readonly overpass: readonly string[];
  readonly postpass: string | null;
}

/** Overpass before Postpass, which is one volunteer's server. */
export function listOsmServices({ overpass, postpass }: OsmEndpoints): readonly OsmService[] {
  return [...overpass.map(overpassAt), ...(postpass === null ? [] : [postpassAt(postpass)])];
}

function overpassAt(endpoint: string): OsmService {
  return {
    kind: 'overpass',
    endpoint,
    toQuestion: (center, reach) => ({ url: endpoint, form: { data: toOverpassQuery(center, reach) } }),
    parse: parseOverpass,
  };
}

function postpassAt(endpoint: string): OsmService {
  return {
    kind: 'postpass',
    endpoint,
    toQuestion: (center, reach) => ({ url: toPostpassUrl(endpoint, center, reach) }),
    parse: parsePostpass,
  };
}
