import type { Coordinates } from '@wayfarer/trip';
import { z } from 'zod';

import { type Box, boxAround, splitBox } from '../../box.ts';
import type { OsmElement } from '../../osm/element.ts';
import { parseJson } from '../http/parse-json.ts';
import { RequestFailedError } from '../http/request-failed-error.ts';
import type { OsmAnswer } from './osm-answer.ts';
import { type ListName, PLACE_LISTS } from './place-lists.ts';
import type { Reach } from './reach.ts';

/** So many rows are all that is asked for, whatever list they belong to. */
const MOST_ROWS = PLACE_LISTS.reduce((sum, { limit }) => sum + limit, 0);

/** The address with one query for all lists of a city, in SQL. Each place is a point that lies on it. */
export function toPostpassUrl(endpoint: string, center: Coordinates, reach: Reach): string {
  const lists = PLACE_LISTS.map(({ name, selectors }) => {
    const kinds = selectors.map(({ key, values, having }) =>
      [`tags->>'${key}' IN (${values.map(quote).join(',')})`, ...having.map((tag) => `tags ? ${quote(tag)}`)].join(
        ' AND ',
      ),
    );
    return `(${writeBoxes(center, reach, name)} AND (${kinds.map((kind) => `(${kind})`).join(' OR ')}))`;
  });
  const query = [
    'SELECT osm_type, osm_id, tags, ST_Area(geom::geography) AS area_m2, ST_PointOnSurface(geom) AS geom',
    `FROM postpass_pointpolygon WHERE ${lists.join(' OR ')} LIMIT ${MOST_ROWS}`,
  ].join(' ');
  const url = new URL(endpoint);
  url.searchParams.set('data', query);
  return url.href;
}

function writeBoxes(center: Coordinates, reach: Reach, list: ListName): string {
  const boxes = splitBox(boxAround(center, reach[list])).map(writeBox);
  return boxes.length === 1 ? boxes.join('') : `(${boxes.join(' OR ')})`;
}

function writeBox({ west, south, east, north }: Box): string {
  return `geom && ST_MakeEnvelope(${west},${south},${east},${north},4326)`;
}

function quote(word: string): string {
  return `'${word}'`;
}

const TYPES = { N: 'node', W: 'way', R: 'relation' } as const;

const answerSchema = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(
    z.object({
      geometry: z.object({ type: z.literal('Point'), coordinates: z.tuple([z.number(), z.number()]) }).nullable(),
      properties: z.object({
        osm_type: z.enum(['N', 'W', 'R']),
        osm_id: z.number(),
        tags: z.record(z.string(), z.string()),
        area_m2: z.number().nullish(),
      }),
    }),
  ),
});

/**
 * Reads what Postpass answers.
 *
 * @throws {RequestFailedError}
 */
export function parsePostpass(text: string): OsmAnswer {
  const parsed = answerSchema.safeParse(parseJson(text));
  if (!parsed.success) throw new RequestFailedError('unreadable', 'answered with something that is no list of places');
  return {
    elements: parsed.data.features.flatMap(({ geometry, properties: { osm_type, osm_id, tags, area_m2 } }) => {
      if (!geometry) return [];
      const [lon, lat] = geometry.coordinates;
      const element: OsmElement = { type: TYPES[osm_type], id: Math.abs(osm_id), tags, at: { lat, lon } };
      return [area_m2 ? { ...element, areaM2: Math.round(area_m2) } : element];
    }),
    shapes: [],
    date: null,
  };
}
