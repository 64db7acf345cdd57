import { createRoute, z } from '@hono/zod-openapi';
import type { Concierge } from '@wayfarer/concierge';
import { toExportedPlan, toPrintPage } from '@wayfarer/exports';

import { type Api, ofTrip, problemAnswer } from '../api.ts';
import type { World } from '../world.ts';

const route = createRoute({
  method: 'get',
  path: '/trips/{id}/print',
  summary: 'Get the plan as a page for paper',
  description: 'One document of HTML with a map for each day. A browser prints it, or saves it as PDF.',
  tags: ['trips'],
  request: {
    ...ofTrip,
    query: z.object({
      option: z
        .string()
        .min(1)
        .optional()
        .meta({ description: '1-based, or an id: this option instead of the chosen plan.' }),
    }),
  },
  responses: {
    200: { description: 'The page.', content: { 'text/html': { schema: z.string() } } },
    default: problemAnswer,
  },
});

export function addPrint(api: Api, concierge: Concierge, world: World): void {
  api.openapi(route, async (c) => {
    const trip = await concierge.getTrip(c.req.valid('param').id);
    const plan = toExportedPlan(trip, c.req.valid('query').option);
    return c.html(
      toPrintPage(plan, (city) => world.findSketch(city)),
      200,
    );
  });
}
