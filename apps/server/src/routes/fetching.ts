import { createRoute } from '@hono/zod-openapi';
import type { Concierge } from '@wayfarer/concierge';
import { tripSchema } from '@wayfarer/contract';

import { answers, type Api, ofTrip } from '../api.ts';

const stop = createRoute({
  method: 'delete',
  path: '/api/trips/{id}/fetching',
  summary: 'Stop a city that is being fetched for a trip; its plan stays as it is',
  tags: ['world'],
  request: ofTrip,
  responses: answers(tripSchema, 'The trip. Where nothing was being fetched, nothing happens.'),
});

/** Stops a city on its way. */
export function addFetching(api: Api, concierge: Concierge): void {
  api.openapi(stop, async (c) => c.json(await concierge.stopFetching(c.req.valid('param').id), 200));
}
