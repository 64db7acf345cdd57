import { createRoute } from '@hono/zod-openapi';
import { type AnyCommand, COMMANDS } from '@wayfarer/assistant';
import type { Concierge } from '@wayfarer/concierge';

import { answers, type Api } from '../api.ts';

/** Adds `POST` routes for the commands of assistants that have no other way in. */
export function addCommands(api: Api, concierge: Concierge): void {
  for (const command of COMMANDS)
    if (command.path !== undefined) addCommand(api, command, { path: command.path, concierge });
}

function addCommand(
  api: Api,
  command: AnyCommand,
  { path, concierge }: { readonly path: string; readonly concierge: Concierge },
): void {
  const { title, description, input, output } = command;
  const route = createRoute({
    method: 'post',
    path,
    summary: title,
    description,
    tags: ['world'],
    request: { body: { required: true, content: { 'application/json': { schema: input } } } },
    responses: answers(output, 'What was found.'),
  });
  api.openapi(route, async (c) => {
    const context = {
      idempotencyKey: '',
      canAsk: false,
      input: undefined,
      reportProgress: () => undefined,
      signal: c.req.raw.signal,
    };
    const outcome = await command.run(c.req.valid('json') as never, { concierge, context });
    if ('asks' in outcome) throw new Error(`${path} has asked a question, which a request cannot answer.`);
    return c.json(outcome.result, 200);
  });
}
