import type { Coordinates } from '@wayfarer/trip';
import { z } from 'zod';

import { type Box, boxAround } from '../../box.ts';
import type { Tags } from '../../osm/element.ts';
import type { Path } from '../../osm/geometry.ts';
import { shapesOfRelation, shapesOfWay } from '../../osm/sketch/to-shapes.ts';
import type { Shape } from '../../osm/sketch/to-sketch.ts';
import { parseJson } from '../http/parse-json.ts';
import { RequestFailedError } from '../http/request-failed-error.ts';
import { countLayers, MAP_LISTS, withoutCutLayers } from './map-lists.ts';
import type { OsmAnswer } from './osm-answer.ts';
import { PLACE_LISTS } from './place-lists.ts';
import type { Reach } from './reach.ts';

/** What the server may spend on the query: seconds, and bytes of its memory. */
const SERVER_SECONDS = 60;
const SERVER_BYTES = 268_435_456;

/** One query for all lists of a city and for its map, in Overpass QL. `center` is the middle of what is no point. */
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
  const drawn = MAP_LISTS.map(({ selectors, limit, reach: list }) => {
    const box = writeBox(boxAround(center, reach[list]));
    return `(${selectors.map((selector) => `${selector}${box};`).join('')});out tags geom${box} qt ${limit};`;
  });
  return [`[out:json][timeout:${SERVER_SECONDS}][maxsize:${SERVER_BYTES}];`, ...lists, ...drawn].join('\n');
}

function writeBox({ south, west, north, east }: Box): string {
  return `(${south},${west},${north},${east})`;
}

const at = z.object({ lat: z.number(), lon: z.number() });
/** Points outside of the box are `null`. */
const line = z.array(at.nullable());

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
      /** Of what is drawn: its points, or the lines that go round it. */
      geometry: line.optional(),
      members: z.array(z.object({ role: z.string().optional(), geometry: line.optional() })).optional(),
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
  const { remark, osm3s, elements: all } = parsed.data;
  if (remark !== undefined) throw new RequestFailedError('down', `gave up (${remark.slice(0, 160)})`);
  const date = osm3s?.timestamp_osm_base?.slice(0, 10) ?? '';
  const isDrawn = ({ geometry, members }: Answered): boolean => geometry !== undefined || members !== undefined;
  const elements = all.filter((one) => !isDrawn(one));
  const drawn = all.filter(isDrawn).map((one) => ({ ...one, tags: one.tags ?? {} }));
  return {
    shapes: withoutCutLayers(drawn.flatMap(toShapes), countLayers(drawn)),
    elements: elements.flatMap(({ type, id, lat, lon, center, tags }) => {
      const spot = center ?? (lat === undefined || lon === undefined ? undefined : { lat, lon });
      if (!spot || !tags || (type !== 'node' && type !== 'way' && type !== 'relation')) return [];
      return [{ type, id, tags, at: { lat: spot.lat, lon: spot.lon } }];
    }),
    date: /^\d{4}-\d{2}-\d{2}$/.test(date) ? date : null,
  };
}

type Answered = z.infer<typeof answerSchema>['elements'][number];

function toShapes({ tags, geometry = [], members = [] }: Answered & { readonly tags: Tags }): readonly Shape[] {
  if (members.length === 0) return shapesOfWay(tags, piecesOf(geometry));
  const pathsOf = (isInner: boolean): readonly Path[] =>
    members.filter(({ role }) => (role === 'inner') === isInner).flatMap(({ geometry: edge = [] }) => piecesOf(edge));
  return shapesOfRelation(tags, { outer: pathsOf(false), inner: pathsOf(true) });
}

/** The parts of a line of which every point is known. */
function piecesOf(points: z.infer<typeof line>): readonly Path[] {
  const pieces: Coordinates[][] = [];
  let open: Coordinates[] | undefined;
  for (const point of points) {
    if (!point) {
      open = undefined;
      continue;
    }
    if (!open) pieces.push((open = []));
    open.push({ lat: point.lat, lon: point.lon });
  }
  return pieces;
}
