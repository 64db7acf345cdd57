import type { Concierge } from '@wayfarer/concierge';
import { sayRequestSchema } from '@wayfarer/contract';

import { type Api, describeWrite, IDEMPOTENCY_KEY } from '../api.ts';

const route = describeWrite('messages', 'Say something to the planner', sayRequestSchema);

export function addMessages(api: Api, concierge: Concierge): void {
  api.openapi(route, async (c) => {
    const key = c.req.valid('header')[IDEMPOTENCY_KEY];
    return c.json(await concierge.say(c.req.valid('param').id, { ...c.req.valid('json'), key }), 200);
  });
}
