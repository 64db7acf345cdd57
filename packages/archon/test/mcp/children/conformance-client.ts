/**
 * What the official conformance suite asks of a client: lists the tools of the server at the URL that is its last argument, and calls
 * them all.
 */
import process from 'node:process';

import { connectMcpServer } from '../../../src/mcp/index.ts';
import type { JsonSchema } from '../../../src/tool/schema.ts';

interface Call {
  readonly name: string;
  readonly arguments: unknown;
}

const { toolCalls } = JSON.parse(process.env['MCP_CONFORMANCE_CONTEXT'] ?? '{}') as {
  readonly toolCalls?: readonly Call[];
};
const source = await connectMcpServer({
  name: 'suite',
  url: process.argv.at(-1) ?? '',
  onInputRequired: ({ questions }) => {
    const accepted = { action: 'accept', content: { confirmed: true } } as const;
    return Promise.resolve(Object.fromEntries(Object.keys(questions).map((key) => [key, accepted])));
  },
});
const calls: readonly Call[] = toolCalls ?? source.tools.map(firstCall);
// Without an engine: it would refuse arguments that do not fit, and the suite wants to see some of them sent.
const context = {
  callId: 'call',
  idempotencyKey: 'call',
  attempt: 1,
  context: undefined,
  signal: AbortSignal.timeout(10_000),
  reportProgress: () => undefined,
  callTool: () => Promise.reject(new Error('There are no other tools.')),
};
const results = await Promise.all(
  calls.map(async (call) =>
    source.tools.find(({ name }) => name === `suite.${call.name}`)?.execute(call.arguments, context),
  ),
);
for (const [at, result] of results.entries()) console.log(calls[at]?.name, result?.status, result?.content);
await source.close();

function firstCall({ name, parametersSchema }: { readonly name: string; readonly parametersSchema: JsonSchema }): Call {
  const properties = Object.entries((parametersSchema.properties ?? {}) as Readonly<Record<string, JsonSchema>>);
  return {
    name: name.slice('suite.'.length),
    arguments: Object.fromEntries(properties.map(([key, { type }]) => [key, type === 'number' ? 2 : 'two'])),
  };
}
