import { createRoute, z } from '@hono/zod-openapi';
import type { Concierge } from '@wayfarer/concierge';
import { tripSchema } from '@wayfarer/contract';

import { answers, type Api, IDEMPOTENCY_KEY, keySchema, ofTrip, problemAnswer } from '../api.ts';

const eraseTrip = createRoute({
  method: 'delete',
  path: '/api/trips/{id}',
  summary: 'Erase a trip whole: its plan, its words, its chat',
  tags: ['erasure'],
  request: ofTrip,
  responses: { 204: { description: 'No byte of it is left.' }, default: problemAnswer },
});

const forgetPerson = createRoute({
  method: 'delete',
  path: '/api/trips/{id}/person',
  summary: 'Erase whatever was said of a person in a trip; the plan stays',
  tags: ['erasure'],
  request: { ...ofTrip, headers: keySchema },
  responses: answers(tripSchema, 'The trip as it now is, without the words of its chat.'),
});

const forgetEverybody = createRoute({
  method: 'delete',
  path: '/api/persons',
  summary: 'Erase whatever was said of anybody, in all trips; the plans stay',
  tags: ['erasure'],
  responses: answers(
    z.object({ trips: z.number().int(), left: z.array(z.string()) }),
    'How many trips there were, and in which ones an earlier version has left words that only erasing the trip takes away.',
  ),
});

export function addErasure(api: Api, concierge: Concierge): void {
  api.openapi(eraseTrip, async (c) => {
    await concierge.eraseTrip(c.req.valid('param').id);
    return c.body(null, 204);
  });
  api.openapi(forgetPerson, async (c) => {
    const key = c.req.valid('header')[IDEMPOTENCY_KEY];
    return c.json(await concierge.forgetPerson(c.req.valid('param').id, { key }), 200);
  });
  api.openapi(forgetEverybody, async (c) => {
    const { trips, left } = await concierge.forgetEverybody();
    return c.json({ trips, left: [...left] }, 200);
  });
}
