import { createRoute, z } from '@hono/zod-openapi';
import { type Concierge, NoPlanChosenError } from '@wayfarer/concierge';
import type { Trip } from '@wayfarer/contract';

import { type Api, ofTrip, problemAnswer } from '../api.ts';

const route = createRoute({
  method: 'get',
  path: '/api/trips/{id}/calendar.ics',
  summary: 'Take the plan along as a calendar',
  tags: ['trips'],
  request: ofTrip,
  responses: {
    200: {
      description: 'An iCalendar file with the zones of the trip.',
      content: { 'text/calendar': { schema: z.string() } },
    },
    default: problemAnswer,
  },
});

/** @param toCalendar - Writes a trip as an iCalendar file. */
export function addCalendar(api: Api, concierge: Concierge, toCalendar: (trip: Trip) => string): void {
  api.openapi(route, async (c) => {
    const trip = await concierge.getTrip(c.req.valid('param').id);
    if (trip.days.length === 0) throw new NoPlanChosenError('export');
    return c.body(toCalendar(trip), 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${trip.id.replace(/[^\w-]/g, '_')}.ics"`,
    });
  });
}
