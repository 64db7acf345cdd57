import { createHash } from 'node:crypto';

import { createRoute, z } from '@hono/zod-openapi';
import { cityListSchema, fetchingSchema, importedCitySchema, sketchSchema } from '@wayfarer/contract';

import { answers, type Api } from '../api.ts';
import { LARGEST_EXTRACT, withReceived } from '../receive-extract.ts';
import { RefusedError } from '../refused-error.ts';
import type { World } from '../world.ts';

const list = createRoute({
  method: 'get',
  path: '/api/cities',
  summary: 'List the cities that can be planned, and say what else can be had',
  tags: ['world'],
  responses: answers(cityListSchema, 'The cities.'),
});

const sketch = createRoute({
  method: 'get',
  path: '/api/cities/{id}/sketch',
  summary: 'Get the drawn map of a city',
  description:
    'Its tag tells one version from the next: with `If-None-Match` nothing is sent again while it is the same.',
  tags: ['world'],
  request: {
    params: z.object({ id: z.string().min(1).meta({ description: 'Id of a city.', example: 'kyoto' }) }),
    headers: z.object({
      'if-none-match': z.string().optional().meta({ description: 'The tag of the answer that is at hand.' }),
    }),
  },
  responses: { ...answers(sketchSchema, 'The map, as GeoJSON.'), 304: { description: 'It is the one at hand.' } },
});

const permit = createRoute({
  method: 'put',
  path: '/api/cities/fetching',
  summary: 'Say whether cities may be fetched: when they are asked for, always, or never',
  tags: ['world'],
  request: {
    body: {
      required: true,
      content: { 'application/json': { schema: fetchingSchema.pick({ permission: true }).strict() } },
    },
  },
  responses: answers(fetchingSchema, 'What holds from now on.'),
});

const bring = createRoute({
  method: 'post',
  path: '/api/cities',
  summary: 'Make a city from an extract of OpenStreetMap',
  description: 'Broken off or unreadable, it changes nothing. The city is the one that draws most places of the file.',
  tags: ['world'],
  request: {
    body: {
      required: true,
      description: `The file itself, \`.osm.pbf\`, at most ${LARGEST_EXTRACT / 1024 / 1024} MB.`,
      content: { 'application/octet-stream': { schema: z.any().meta({ type: 'string', format: 'binary' }) } },
    },
  },
  responses: answers(importedCitySchema, 'The city, which can be planned now.'),
});

/** Adds the list of cities, and the map of each: all maps at once would be megabytes. */
export function addCities(api: Api, world: World): void {
  api.openapi(list, (c) => c.json(world.listCities(), 200));
  api.openapi(permit, (c) => {
    if (!world.fetching)
      throw new RefusedError(
        'fetching-is-fixed',
        'Whoever runs this server has switched fetching off (WAYFARER_FETCH); it cannot be changed here.',
      );
    world.fetching.set(c.req.valid('json').permission);
    return c.json({ permission: world.fetching.get() }, 200);
  });
  api.openapi(bring, async (c) => {
    const { importCity } = world;
    if (!importCity) throw new RefusedError('unknown-path', 'This server keeps no cities.');
    const { signal, body } = c.req.raw;
    // What says that it is JSON was read as such before it came here.
    if (body?.locked === true || c.req.raw.bodyUsed)
      throw new RefusedError(
        'unreadable-extract',
        'Expected the bytes of a .osm.pbf file, as application/octet-stream.',
      );
    const city = await withReceived(body as ReadableStream | null, {
      signal,
      use: async (file) => {
        try {
          return await importCity(file, { signal });
        } catch (error) {
          throw withoutPath(error, file);
        }
      },
    });
    return c.json(city, 200);
  });
  api.openapi(sketch, (c) => {
    const { id } = c.req.valid('param');
    const drawn = world.findSketch(id);
    if (!drawn)
      throw new RefusedError(
        'no-sketch',
        `There is no drawn map of ${JSON.stringify(id)}. GET /api/cities says of which cities there is one.`,
      );
    const { text, tag } = write(drawn);
    c.header('ETag', `W/${tag}`);
    c.header('Cache-Control', 'no-cache');
    const known = c.req.valid('header')['if-none-match'] ?? '';
    if (known.split(',').some((one) => one.trim().replace(/^W\//, '') === tag)) return c.body(null, 304);
    return c.body(text, 200, { 'Content-Type': 'application/json' });
  });
}

/** Where a file lay for a moment tells the sender nothing. */
function withoutPath(error: unknown, file: string): unknown {
  const isFault = error instanceof Error && 'code' in error && error.code === 'unreadable-extract';
  return isFault
    ? new RefusedError(error.code as string, error.message.replaceAll(JSON.stringify(file), 'The file'))
    : error;
}

interface Written {
  readonly text: string;
  readonly tag: string;
}

/** Half a megabyte of streets is written once, not for everybody who looks at them. */
const written = new WeakMap<object, Written>();

function write(sketch: object): Written {
  const before = written.get(sketch);
  if (before) return before;
  const text = JSON.stringify(sketch);
  const now = { text, tag: `"${createHash('sha1').update(text).digest('base64url')}"` };
  written.set(sketch, now);
  return now;
}
