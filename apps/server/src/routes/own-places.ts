import { createRoute, z } from '@hono/zod-openapi';
import type { Concierge } from '@wayfarer/concierge';
import { keptPlacesSchema, myPlacesSchema } from '@wayfarer/contract';
import { LARGEST_PLACE_FILE, type OwnPlaces } from '@wayfarer/sources';
import type { Context } from 'hono';

import { answers, type Api, ofTrip } from '../api.ts';
import { readFilePart } from './read-file-part.ts';

const ALL = '/api/places';
const OF_TRIP = '/api/trips/{id}/places';
const tags = ['places'];

const file = {
  request: {
    query: z.object({
      preview: z
        .enum(['true', 'false'])
        .optional()
        .meta({ description: '`true`: only what each line would become is answered; nothing is kept.' }),
    }),
    body: {
      required: true,
      description: `The file itself, or \`multipart/form-data\` with a part \`file\`: CSV, GeoJSON, KML, KMZ, GPX or Google Takeout, at most ${LARGEST_PLACE_FILE / 1024 / 1024} MB. What it is is told by what it holds.`,
      content: { 'application/octet-stream': { schema: z.any().meta({ type: 'string', format: 'binary' }) } },
    },
  },
  responses: answers(keptPlacesSchema, 'What became of each line of the file, or what would.'),
} as const;

const forgetting = {
  request: {
    query: z.object({
      name: z.string().min(1).optional().meta({ description: 'Only places of that name; without it all.' }),
    }),
  },
  responses: answers(z.object({ forgotten: z.int() }), 'How many there were.'),
} as const;

const listing = { responses: answers(myPlacesSchema, 'The places.') } as const;

const add = createRoute({ method: 'post', path: ALL, summary: 'Add places of your own, for all trips', tags, ...file });
const addToTrip = createRoute({
  ...{ method: 'post', path: OF_TRIP, summary: 'Add places of your own, for one trip only', tags },
  ...file,
  request: { ...file.request, ...ofTrip },
});
const list = createRoute({ method: 'get', path: ALL, summary: 'List places of your own', tags, ...listing });
const listOfTrip = createRoute({
  ...{ method: 'get', path: OF_TRIP, summary: 'List places of your own that are for one trip only', tags },
  ...listing,
  request: ofTrip,
});
const forget = createRoute({ method: 'delete', path: ALL, summary: 'Forget places of your own', tags, ...forgetting });
const forgetOfTrip = createRoute({
  ...{ method: 'delete', path: OF_TRIP, summary: 'Forget places that are for one trip only', tags },
  ...forgetting,
  request: { ...forgetting.request, ...ofTrip },
});

export interface OwnPlacesParts {
  readonly concierge: Concierge;
  readonly ownPlaces: OwnPlaces;
  readonly now: () => Date;
}

export function addOwnPlaces(api: Api, { concierge, ownPlaces, now }: OwnPlacesParts): void {
  const take = async (c: Context, { trip, isPreview }: { trip: string | null; isPreview: boolean }) => {
    const bytes = await readFilePart(c);
    const { rows, ...kept } = isPreview
      ? await ownPlaces.preview(bytes, { trip })
      : await ownPlaces.keep(bytes, { trip, now: now() });
    return { ...kept, rows: [...rows] };
  };
  const show = (trip: string | null) => ({ places: [...ownPlaces.list({ trip })] });
  /** Refuses a trip that there is not; its revision costs less than the whole of it. */
  const known = async ({ id }: { readonly id: string }): Promise<string> => {
    await concierge.findRevision(id);
    return id;
  };

  api.openapi(add, async (c) => {
    const isPreview = c.req.valid('query').preview === 'true';
    return c.json(await take(c, { trip: null, isPreview }), 200);
  });
  api.openapi(addToTrip, async (c) => {
    const isPreview = c.req.valid('query').preview === 'true';
    return c.json(await take(c, { trip: await known(c.req.valid('param')), isPreview }), 200);
  });
  api.openapi(list, (c) => c.json(show(null), 200));
  api.openapi(listOfTrip, async (c) => c.json(show(await known(c.req.valid('param'))), 200));
  api.openapi(forget, async (c) => {
    const { name } = c.req.valid('query');
    return c.json({ forgotten: await ownPlaces.forget({ trip: null, name, now: now() }) }, 200);
  });
  api.openapi(forgetOfTrip, async (c) => {
    const { name } = c.req.valid('query');
    return c.json(
      { forgotten: await ownPlaces.forget({ trip: await known(c.req.valid('param')), name, now: now() }) },
      200,
    );
  });
}
