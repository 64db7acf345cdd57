import { createRoute } from '@hono/zod-openapi';
import type { Concierge } from '@wayfarer/concierge';
import { agentsSchema } from '@wayfarer/contract';

import { answers, type Api, ofTrip } from '../api.ts';

const route = createRoute({
  method: 'get',
  path: '/api/trips/{id}/agents',
  summary: 'See who was asked on the way, why, and what each proposed',
  tags: ['trips'],
  request: ofTrip,
  responses: answers(agentsSchema, 'The newest last; then what each would say now.'),
});

/** Adds what the specialists said. */
export function addAgents(api: Api, concierge: Concierge): void {
  api.openapi(route, async (c) => c.json(await concierge.getAgents(c.req.valid('param').id), 200));
}
