import { createRoute, z } from '@hono/zod-openapi';
import type { Concierge } from '@wayfarer/concierge';
import { bookingsSchema, LARGEST_BOOKING_FILE, languageSchema, plannedBookingsSchema } from '@wayfarer/contract';

import { answers, type Api, ofTrip } from '../api.ts';
import { readFilePart } from './read-file-part.ts';

const tags = ['bookings'];

const request = {
  query: z.object({
    name: z
      .string()
      .max(200)
      .optional()
      .meta({ description: 'What the file is called; shown as the source of what is read.' }),
  }),
  body: {
    required: true,
    description: `The document itself, or \`multipart/form-data\` with a part \`file\`: a mail (.eml), calendar, pass (.pkpass), PDF, page, boarding-pass code or text, at most ${LARGEST_BOOKING_FILE / 1024 / 1024} MB.`,
    content: { 'application/octet-stream': { schema: z.any().meta({ type: 'string', format: 'binary' }) } },
  },
};

const read = createRoute({
  method: 'post',
  path: '/api/bookings',
  summary: 'Read the bookings in a document',
  description: 'Nothing is written or kept.',
  tags,
  request: {
    ...request,
    query: request.query.extend({
      language: languageSchema.optional().meta({ description: 'Of the words; English where none is given.' }),
    }),
  },
  responses: answers(bookingsSchema, 'What the document states.'),
});

const readForTrip = createRoute({
  method: 'post',
  path: '/api/trips/{id}/bookings',
  summary: 'Say what the bookings in a document would do to the plan of a trip',
  description: 'Nothing is written or kept. To fix a booking in the plan, send its edits to `/api/trips/{id}/edits`.',
  tags,
  request: { ...request, ...ofTrip },
  responses: answers(plannedBookingsSchema, 'Each booking with what it would do, or why it would do nothing.'),
});

/** Adds the reading of bookings. */
export function addBookings(api: Api, concierge: Concierge): void {
  api.openapi(read, async (c) => {
    const { name, language } = c.req.valid('query');
    return c.json(await concierge.readBookings({ bytes: await readFilePart(c), name }, language), 200);
  });
  api.openapi(readForTrip, async (c) => {
    const file = { bytes: await readFilePart(c), name: c.req.valid('query').name };
    return c.json(await concierge.previewBookings(c.req.valid('param').id, file), 200);
  });
}
