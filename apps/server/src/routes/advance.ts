import type { Concierge } from '@wayfarer/concierge';
import { advanceRequestSchema } from '@wayfarer/contract';

import { type Api, describeWrite, IDEMPOTENCY_KEY } from '../api.ts';

const route = describeWrite(
  'advance',
  'Move the cursor of the trip to a visit, or to a date and time',
  advanceRequestSchema,
);

export function addAdvance(api: Api, concierge: Concierge): void {
  api.openapi(route, async (c) => {
    const key = c.req.valid('header')[IDEMPOTENCY_KEY];
    return c.json(await concierge.advance(c.req.valid('param').id, { to: c.req.valid('json'), key }), 200);
  });
}
