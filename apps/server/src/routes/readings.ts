import type { Concierge } from '@wayfarer/concierge';
import { readingRequestSchema } from '@wayfarer/contract';

import { type Api, describeWrite, IDEMPOTENCY_KEY } from '../api.ts';

const route = describeWrite('readings', 'Report what is seen on the way', readingRequestSchema);

export function addReadings(api: Api, concierge: Concierge): void {
  api.openapi(route, async (c) => {
    const key = c.req.valid('header')[IDEMPOTENCY_KEY];
    return c.json(await concierge.report(c.req.valid('param').id, { reading: c.req.valid('json'), key }), 200);
  });
}
