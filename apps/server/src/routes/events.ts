import { createRoute, z } from '@hono/zod-openapi';
import { type Concierge, tripOfRun } from '@wayfarer/concierge';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';

import { type Api, ofTrip, problemAnswer } from '../api.ts';

/** A comment this often keeps proxies from taking a quiet trip for a dead connection. */
const HEARTBEAT_MS = 15_000;

const seqSchema = z.coerce.number('expected the number of an event').int().min(0);

const route = createRoute({
  method: 'get',
  path: '/api/runs/{id}/events',
  summary: 'Follow the events of a trip, or of its chat, those there are and those to come',
  description:
    'Server-sent events: `id` is the number of the event, `event` its type, `data` the event as JSON. The id of a trip with `.chat` behind it follows how its messages are understood and what is done about them.',
  tags: ['events'],
  request: {
    ...ofTrip,
    headers: z.object({
      'last-event-id': seqSchema
        .optional()
        .meta({ description: 'Number of the last event that was seen; goes before `after`.' }),
    }),
    query: z.object({ after: seqSchema.optional().meta({ description: 'Only events after this number.' }) }),
  },
  responses: {
    200: {
      description: 'The events, until the client leaves.',
      content: { 'text/event-stream': { schema: z.string() } },
    },
    default: problemAnswer,
  },
});

export interface EventsOptions {
  /** Ends all streams. */
  readonly signal?: AbortSignal | undefined;
  readonly heartbeatMs?: number | undefined;
}

export function addEvents(
  api: Api,
  concierge: Concierge,
  { signal, heartbeatMs = HEARTBEAT_MS }: EventsOptions = {},
): void {
  api.openapi(route, async (c) => {
    const { id } = c.req.valid('param');
    const after = c.req.valid('header')['last-event-id'] ?? c.req.valid('query').after ?? 0;
    await concierge.findRevision(tripOfRun(id)); // A stream cannot say 404 once it has begun.
    // Nobody reads what follows the head: a stream would wait for its reader for ever.
    if (c.req.method === 'HEAD') return c.body(null, 200, { 'Content-Type': 'text/event-stream' });
    const left = new AbortController();
    const over = signal ? AbortSignal.any([left.signal, signal]) : left.signal;
    return streamSSE(c, async function follow(stream) {
      stream.onAbort(() => left.abort());
      const heartbeat = setInterval(() => void stream.write(': still here\n\n'), heartbeatMs);
      // Also where a reader that stands still keeps a write from ending: a timer would keep the process alive.
      over.addEventListener('abort', () => clearInterval(heartbeat), { once: true });
      try {
        await stream.write('retry: 1000\n\n');
        await copyEvents(concierge.subscribe(id, { after, signal: over }), stream);
      } finally {
        clearInterval(heartbeat);
      }
    });
  });
}

async function copyEvents(events: ReturnType<Concierge['subscribe']>, stream: SSEStreamingApi): Promise<void> {
  for await (const event of events) {
    await stream.writeSSE({ id: String(event.seq), event: event.type, data: JSON.stringify(event) });
  }
}
