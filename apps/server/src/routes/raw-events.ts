import { createRoute, z } from '@hono/zod-openapi';
import type { Concierge } from '@wayfarer/concierge';

import { type Api, ofTrip, problemAnswer } from '../api.ts';

const route = createRoute({
  method: 'get',
  path: '/api/trips/{id}/events.jsonl',
  summary: 'Take the events along as they lie in the log, one a line, whatever has become of them',
  tags: ['events'],
  request: ofTrip,
  responses: {
    200: { description: 'The events.', content: { 'text/plain': { schema: z.string() } } },
    default: problemAnswer,
  },
});

export function addRawEvents(api: Api, concierge: Concierge): void {
  api.openapi(route, async (c) => {
    const events = await concierge.exportEvents(c.req.valid('param').id);
    const lines = events.map((event) => `${JSON.stringify(event)}\n`).join('');
    return c.text(lines, 200, { 'Content-Disposition': 'attachment; filename="events.jsonl"' });
  });
}
