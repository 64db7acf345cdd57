import { createRoute, z } from '@hono/zod-openapi';
import type { Concierge } from '@wayfarer/concierge';
import { PLAN_FORMATS, toContentDisposition, writePlan } from '@wayfarer/exports';

import { type Api, ofTrip, problemAnswer } from '../api.ts';

const route = createRoute({
  method: 'get',
  path: '/api/trips/{id}/calendar.ics',
  summary: 'Take the plan along as a calendar',
  description: 'The same as `export?as=ics`, under a name by which a calendar may fetch it.',
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

export function addCalendar(api: Api, concierge: Concierge): void {
  api.openapi(route, async (c) => {
    const trip = await concierge.getTrip(c.req.valid('param').id);
    const { mediaType, extension } = PLAN_FORMATS.ics;
    return c.body(writePlan(trip, 'ics'), 200, {
      'Content-Type': mediaType,
      'Content-Disposition': toContentDisposition(trip.title, trip.days[0]?.date, extension),
    });
  });
}
