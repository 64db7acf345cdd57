import type { McpToolServer } from '@wayfarer/archon/mcp';
import { COMMANDS, toAgentCard, toLlmsText } from '@wayfarer/assistant';

import type { Api } from '../api.ts';

/** Who serves assistants, and as which version. */
export interface AssistantParts {
  readonly assistant: Pick<McpToolServer, 'fetch'>;
  readonly version: string;
}

/** Adds the door for assistants at `/mcp`, and the texts by which they find it. */
export function addAssistant(api: Api, { assistant, version }: AssistantParts): void {
  api.all('/mcp', async (c) => {
    const { method, url, headers, signal } = c.req.raw;
    // The guards have read it.
    const body = method === 'POST' ? { body: await c.req.text() } : {};
    return assistant.fetch(new Request(url, { method, headers, signal, ...body }));
  });
  api.get('/llms.txt', (c) => c.text(toLlmsText(COMMANDS, { address: new URL(c.req.url).origin })));
  api.get('/.well-known/agent-card.json', (c) =>
    c.json(toAgentCard(COMMANDS, { address: new URL(c.req.url).origin, version })),
  );
}
