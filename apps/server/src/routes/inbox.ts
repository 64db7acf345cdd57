import { createRoute } from '@hono/zod-openapi';
import type { Concierge } from '@wayfarer/concierge';
import { answerInPersonSchema, inboxSchema, tripSchema } from '@wayfarer/contract';

import { answers, type Api, IDEMPOTENCY_KEY, keySchema, ofTrip } from '../api.ts';

const read = createRoute({
  method: 'get',
  path: '/api/inbox',
  summary: 'See which travellers have called for a person',
  description: 'Only where whoever runs the server has said that somebody reads it (`WAYFARER_PERSON=1`).',
  tags: ['inbox'],
  responses: answers(inboxSchema, 'Those that wait, the longest first.'),
});

const answer = createRoute({
  method: 'post',
  path: '/api/trips/{id}/inbox',
  summary: 'Answer a traveller in person',
  tags: ['inbox'],
  request: {
    ...ofTrip,
    headers: keySchema,
    body: { required: true, content: { 'application/json': { schema: answerInPersonSchema } } },
  },
  responses: answers(tripSchema, 'The trip as it now is.'),
});

/** What an operator reads and answers; guarded like everything else that this server lets nobody but its machine do. */
export function addInbox(api: Api, concierge: Concierge): void {
  api.openapi(read, async (c) => c.json(await concierge.readInbox(), 200));
  api.openapi(answer, async (c) => {
    const key = c.req.valid('header')[IDEMPOTENCY_KEY];
    const { id } = c.req.valid('param');
    return c.json(await concierge.answerInPerson(id, { ...c.req.valid('json'), key }), 200);
  });
}
