import { createRoute, z } from '@hono/zod-openapi';
import type { Concierge } from '@wayfarer/concierge';
import { createTripSchema, tripListSchema, tripSchema } from '@wayfarer/contract';

import { answers, type Api, IDEMPOTENCY_KEY, keySchema, ofTrip } from '../api.ts';
import { showTrip } from '../show-trip.ts';

const create = createRoute({
  method: 'post',
  path: '/api/trips',
  summary: 'Begin a trip, with its first sentence if there is one',
  tags: ['trips'],
  request: { headers: keySchema, body: { content: { 'application/json': { schema: createTripSchema } } } },
  responses: answers(tripSchema, 'The trip, when it has come to rest.'),
});

const list = createRoute({
  method: 'get',
  path: '/api/trips',
  summary: 'List trips, the newest first',
  tags: ['trips'],
  request: {
    query: z.object({
      after: z
        .string()
        .regex(/^\d{1,15}$/, 'expected `next` of the page before')
        .optional()
        .meta({ description: '`next` of the page before.' }),
      limit: z.coerce
        .number()
        .int()
        .min(1)
        .max(100)
        .optional()
        .meta({ description: 'At most so many; 50 if not said.' }),
      find: z.string().max(200).optional().meta({
        description: 'Only trips in whose name, cities or dates each of these words stands.',
        example: 'kyoto april',
      }),
    }),
  },
  responses: answers(tripListSchema, 'A page of trips.'),
});

const view = createRoute({
  method: 'get',
  path: '/api/trips/{id}',
  summary: 'See a trip as it is',
  description:
    'The tag of the answer is the revision of the trip: with `If-None-Match` nothing is sent again while that is the same.',
  tags: ['trips'],
  request: {
    ...ofTrip,
    headers: z.object({
      'if-none-match': z.string().optional().meta({ description: 'The tag of the answer that is at hand.' }),
    }),
  },
  responses: { ...answers(tripSchema, 'The whole trip.'), 304: { description: 'It is what is at hand.' } },
});

export function addTrips(api: Api, concierge: Concierge): void {
  api.openapi(create, async (c) => {
    const key = c.req.valid('header')[IDEMPOTENCY_KEY];
    return c.json(await concierge.createTrip(c.req.valid('json'), { key }), 200);
  });
  api.openapi(list, async (c) => {
    const { after, limit, find } = c.req.valid('query');
    const asked = { after, ...(limit !== undefined && { limit }), ...(find !== undefined && { find }) };
    return c.json(await concierge.listTrips(asked), 200);
  });
  const show = showTrip(concierge);
  api.openapi(view, async (c) =>
    show(c, { id: c.req.valid('param').id, known: c.req.valid('header')['if-none-match'] ?? '' }),
  );
}
