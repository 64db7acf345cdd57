import type { Concierge } from '@wayfarer/concierge';
import { decideRequestSchema } from '@wayfarer/contract';

import { type Api, describeWrite, IDEMPOTENCY_KEY } from '../api.ts';

const route = describeWrite('decision', 'Answer the open decision: wait, replace, skip or keep', decideRequestSchema);

export function addDecision(api: Api, concierge: Concierge): void {
  api.openapi(route, async (c) => {
    const key = c.req.valid('header')[IDEMPOTENCY_KEY];
    return c.json(await concierge.decide(c.req.valid('param').id, { ...c.req.valid('json'), key }), 200);
  });
}
