import type { Concierge } from '@wayfarer/concierge';
import { approvalRequestSchema } from '@wayfarer/contract';

import { type Api, describeWrite, IDEMPOTENCY_KEY } from '../api.ts';

const route = describeWrite(
  'approval',
  'Say yes or no to what waits for it: the recommended choice, or the plan for what you changed',
  approvalRequestSchema,
);

export function addApproval(api: Api, concierge: Concierge): void {
  api.openapi(route, async (c) => {
    const key = c.req.valid('header')[IDEMPOTENCY_KEY];
    return c.json(await concierge.approve(c.req.valid('param').id, { ...c.req.valid('json'), key }), 200);
  });
}
