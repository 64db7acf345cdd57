import { createRoute, z } from '@hono/zod-openapi';

import { answers, type Api } from '../api.ts';

/** The line of trips that wait to be planned. */
export interface Line {
  readonly waiting: number;
  readonly running: number;
}

const healthSchema = z.object({
  status: z.literal('ok'),
  version: z.string(),
  planning: z.object({
    waiting: z.int().describe('Trips that wait to be planned.'),
    running: z.int().describe('Tasks of planning that are being done.'),
  }),
});

const route = createRoute({
  method: 'get',
  path: '/healthz',
  summary: 'Ask whether the server is up',
  tags: ['server'],
  responses: answers(healthSchema, 'It is.'),
});

const NOBODY: Line = { waiting: 0, running: 0 };

export function addHealth(api: Api, version: string, line: Line = NOBODY): void {
  api.openapi(route, (c) => {
    const { waiting, running } = line;
    return c.json({ status: 'ok', version, planning: { waiting, running } } as const, 200);
  });
}
