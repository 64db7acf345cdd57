import type { Concierge } from '@wayfarer/concierge';
import { selectRequestSchema } from '@wayfarer/contract';

import { type Api, describeWrite, IDEMPOTENCY_KEY } from '../api.ts';

const route = describeWrite('selection', 'Choose an option by number or id; it becomes the plan', selectRequestSchema);

export function addSelection(api: Api, concierge: Concierge): void {
  api.openapi(route, async (c) => {
    const key = c.req.valid('header')[IDEMPOTENCY_KEY];
    return c.json(await concierge.choose(c.req.valid('param').id, { ...c.req.valid('json'), key }), 200);
  });
}
