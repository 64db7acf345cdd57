import type { Coordinates } from '@wayfarer/trip';
import { z } from 'zod';

import { type Box, boxAround } from '../../box.ts';
import { parseJson } from '../http/parse-json.ts';
import { RequestFailedError } from '../http/request-failed-error.ts';
import type { OsmAnswer } from './osm-answer.ts';
import { PLACE_LISTS } from './place-lists.ts';
import type { Reach } from './reach.ts';

/** What the server may spend on the query: seconds, and bytes of its memory. */
const SERVER_SECONDS = 60;
const SERVER_BYTES = 268_435_456;

/** One query for all lists of a city, in Overpass QL. `center` is the middle of what is no point. */
export function toOverpassQuery(center: Coordinates, reach: Reach): string {
  const lists = PLACE_LISTS.map(({ name, selectors, limit }) => {
    const box = writeBox(boxAround(center, reach[name]));
    const parts = selectors.map(({ key, values, having }) => {
      const named = having.map((tag) => `[${tag}]`).join('');
      const one = values.length === 1 ? `[${key}=${values.join('')}]` : `[${key}~"^(${values.join('|')})$"]`;
      return `nwr${one}${named}${box};`;
    });
    return `(${parts.join('')});out tags center qt ${limit};`;
  });
  return [`[out:json][timeout:${SERVER_SECONDS}][maxsize:${SERVER_BYTES}];`, ...lists].join('\n');
}

function writeBox({ south, west, north, east }: Box): string {
  return `(${south},${west},${north},${east})`;
}

const at = z.object({ lat: z.number(), lon: z.number() });

const answerSchema = z.object({
  remark: z.string().optional(),
  osm3s: z.object({ timestamp_osm_base: z.string().optional() }).optional(),
  elements: z.array(
    z.object({
      type: z.string(),
      id: z.number(),
      lat: z.number().optional(),
      lon: z.number().optional(),
      center: at.optional(),
      tags: z.record(z.string(), z.string()).optional(),
    }),
  ),
});

/**
 * Reads what Overpass answers with status 200, which may be a failure all the same: a `remark` says that it ran out of time or
 * memory, and what stands beside it is not all.
 *
 * @throws {RequestFailedError}
 */
export function parseOverpass(text: string): OsmAnswer {
  const parsed = answerSchema.safeParse(parseJson(text));
  if (!parsed.success) throw new RequestFailedError('unreadable', 'answered with something that is no list of places');
  const { remark, osm3s, elements } = parsed.data;
  if (remark !== undefined) throw new RequestFailedError('down', `gave up (${remark.slice(0, 160)})`);
  const date = osm3s?.timestamp_osm_base?.slice(0, 10) ?? '';
  return {
    elements: elements.flatMap(({ type, id, lat, lon, center, tags }) => {
      const spot = center ?? (lat === undefined || lon === undefined ? undefined : { lat, lon });
      if (!spot || !tags || (type !== 'node' && type !== 'way' && type !== 'relation')) return [];
      return [{ type, id, tags, at: { lat: spot.lat, lon: spot.lon } }];
    }),
    date: /^\d{4}-\d{2}-\d{2}$/.test(date) ? date : null,
  };
}
