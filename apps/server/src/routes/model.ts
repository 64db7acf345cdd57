import { createRoute, z } from '@hono/zod-openapi';
import type { Concierge } from '@wayfarer/concierge';
import { modelStatusSchema } from '@wayfarer/contract';

import { answers, type Api } from '../api.ts';

const route = createRoute({
  method: 'get',
  path: '/api/model',
  summary: 'See which language model may be asked, whether it answers, and what it has cost',
  tags: ['server'],
  request: { query: z.object({ trip: z.string().min(1).optional().meta({ description: 'Id of a trip.' }) }) },
  responses: answers(modelStatusSchema, 'Never a key.'),
});

export function addModel(api: Api, concierge: Concierge): void {
  api.openapi(route, async (c) => c.json(await concierge.getModelStatus(c.req.valid('query').trip), 200));
}
