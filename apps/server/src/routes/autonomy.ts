import type { Concierge } from '@wayfarer/concierge';
import { autonomyRequestSchema } from '@wayfarer/contract';

import { type Api, describeWrite, IDEMPOTENCY_KEY } from '../api.ts';

const route = describeWrite(
  'autonomy',
  'Say whether small changes may be made without asking, or nothing may',
  autonomyRequestSchema,
);

export function addAutonomy(api: Api, concierge: Concierge): void {
  api.openapi(route, async (c) => {
    const key = c.req.valid('header')[IDEMPOTENCY_KEY];
    return c.json(await concierge.permit(c.req.valid('param').id, { ...c.req.valid('json'), key }), 200);
  });
}
