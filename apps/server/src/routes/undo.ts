import { createRoute } from '@hono/zod-openapi';
import type { Concierge } from '@wayfarer/concierge';
import { tripSchema } from '@wayfarer/contract';

import { answers, type Api, IDEMPOTENCY_KEY, keySchema, ofTrip } from '../api.ts';

const route = createRoute({
  method: 'post',
  path: '/api/trips/{id}/undo',
  summary: 'Take the last applied decision back',
  tags: ['trips'],
  request: { ...ofTrip, headers: keySchema },
  responses: answers(tripSchema, 'The whole trip as it now is.'),
});

export function addUndo(api: Api, concierge: Concierge): void {
  api.openapi(route, async (c) => {
    const key = c.req.valid('header')[IDEMPOTENCY_KEY];
    return c.json(await concierge.undo(c.req.valid('param').id, { key }), 200);
  });
}
