import { createRoute, z } from '@hono/zod-openapi';
import type { Concierge } from '@wayfarer/concierge';
import { LARGEST_SHARE_FILE, tripSchema } from '@wayfarer/contract';

import { answers, type Api, IDEMPOTENCY_KEY, keySchema, ofTrip } from '../api.ts';
import { BadRequestError } from '../bad-request-error.ts';
import { decodeUtf8 } from '../malformed-text.ts';
import { readFilePart } from './read-file-part.ts';

const open = createRoute({
  method: 'post',
  path: '/api/trips/import',
  summary: 'Begin a trip with what a share file holds',
  description:
    'The file is checked whole before anything is written. What was planned elsewhere is planned here, too: the plan has the same hash.',
  tags: ['trips'],
  request: {
    headers: keySchema,
    body: {
      required: true,
      description: `What \`export?as=share\` answers: the file itself, or \`multipart/form-data\` with a part \`file\`, at most ${LARGEST_SHARE_FILE / 1024 / 1024} MB.`,
      content: { 'application/octet-stream': { schema: z.any().meta({ type: 'string', format: 'binary' }) } },
    },
  },
  responses: answers(tripSchema, 'The trip.'),
});

const copy = createRoute({
  method: 'post',
  path: '/api/trips/{id}/copies',
  summary: 'Begin another trip with the plan of this one',
  description: 'Of one trip 20 plans are kept, its copies included; another is refused (`too-many-copies`).',
  tags: ['trips'],
  request: { ...ofTrip, headers: keySchema },
  responses: answers(tripSchema, 'The other trip.'),
});

/** Adds the ways by which a trip that is there already becomes another one. */
export function addShared(api: Api, concierge: Concierge): void {
  api.openapi(open, async (c) => {
    const key = c.req.valid('header')[IDEMPOTENCY_KEY];
    const text = decodeUtf8(await readFilePart(c));
    if (text === undefined)
      throw new BadRequestError([{ path: 'body', expected: 'a file in UTF-8', got: 'other bytes' }]);
    return c.json(await concierge.openShare(text, { key }), 200);
  });
  api.openapi(copy, async (c) => {
    const key = c.req.valid('header')[IDEMPOTENCY_KEY];
    return c.json(await concierge.copyTrip(c.req.valid('param').id, { key }), 200);
  });
}
