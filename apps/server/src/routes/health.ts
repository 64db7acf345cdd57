import { createRoute, z } from '@hono/zod-openapi';

import { answers, type Api } from '../api.ts';

const route = createRoute({
  method: 'get',
  path: '/healthz',
  summary: 'Ask whether the server is up',
  tags: ['server'],
  responses: answers(z.object({ status: z.literal('ok'), version: z.string() }), 'It is.'),
});

export function addHealth(api: Api, version: string): void {
  api.openapi(route, (c) => c.json({ status: 'ok', version } as const, 200));
}
