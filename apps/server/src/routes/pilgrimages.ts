import { createRoute } from '@hono/zod-openapi';
import type { Concierge } from '@wayfarer/concierge';
import { askPilgrimageSchema, knownWorksSchema, tripSchema } from '@wayfarer/contract';

import { answers, type Api, IDEMPOTENCY_KEY, keySchema } from '../api.ts';

const begin = createRoute({
  method: 'post',
  path: '/api/pilgrimages',
  summary: 'Begin a trip that is a walk past the scenes of a film or series',
  description:
    'What is answered is a trip like any other. A title or a station that is not known is refused with names that are alike (`no-bangumi-found`, `invalid-station`), a title that may mean several works with all of them (`ambiguous-title`); nothing is kept then.',
  tags: ['trips'],
  request: {
    headers: keySchema,
    body: { required: true, content: { 'application/json': { schema: askPilgrimageSchema } } },
  },
  responses: answers(tripSchema, 'The trip.'),
});

const list = createRoute({
  method: 'get',
  path: '/api/pilgrimages/works',
  summary: 'List the films and series of which places are known',
  tags: ['world'],
  responses: answers(knownWorksSchema, 'The works.'),
});

/** Adds walks past scenes. */
export function addPilgrimages(api: Api, concierge: Concierge): void {
  api.openapi(begin, async (c) => {
    const key = c.req.valid('header')[IDEMPOTENCY_KEY];
    return c.json(await concierge.planWalk(c.req.valid('json'), { key }), 200);
  });
  api.openapi(list, (c) => c.json(concierge.listWorks(), 200));
}
