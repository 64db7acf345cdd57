import { createRoute, z } from '@hono/zod-openapi';
import type { Concierge } from '@wayfarer/concierge';

import { answers, type Api, ofTrip } from '../api.ts';

const planSchema = z
  .looseObject({
    hash: z.string().describe("The trip's."),
    revision: z.string().describe("The trip's; the tag of the answer."),
  })
  .describe('As `EditablePlan` of `@wayfarer/edits`: days with times in minutes, and everything edits are judged by.')
  .meta({ id: 'Plan' });

const route = createRoute({
  method: 'get',
  path: '/api/trips/{id}/plan',
  summary: 'Get the chosen plan as edits are judged by it',
  description:
    'What a browser needs to say at once what an edit would do. The tag of the answer is the revision of the trip: with `If-None-Match` nothing is sent again while that is the same.',
  tags: ['trips'],
  request: {
    ...ofTrip,
    headers: z.object({
      'if-none-match': z.string().optional().meta({ description: 'The tag of the answer that is at hand.' }),
    }),
  },
  responses: { ...answers(planSchema, 'The plan.'), 304: { description: 'It is the one at hand.' } },
});

/** Adds the plan that is edited. */
export function addPlan(api: Api, concierge: Concierge): void {
  api.openapi(route, async (c) => {
    const plan = await concierge.getPlan(c.req.valid('param').id);
    const tag = `"${plan.revision}"`;
    c.header('ETag', `W/${tag}`);
    const known = c.req.valid('header')['if-none-match'] ?? '';
    if (known.split(',').some((one) => one.trim().replace(/^W\//, '') === tag)) return c.body(null, 304);
    return c.json({ ...plan }, 200);
  });
}
