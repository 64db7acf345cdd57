/**
 * A server that a test starts, kills and starts again: `tool-server.ts stdio`, or `tool-server.ts http PORT`, which prints its port.
 */
import { appendFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';

import { defineTool, ToolExecutionEngine, ToolRegistry, ToolResult } from '../../../src/index.ts';
import { createMcpServer } from '../../../src/mcp/index.ts';
import { nodeRuntime } from '../../../src/node/index.ts';

const [how, port = '0'] = process.argv.slice(2);
const notes = process.env['NOTES'];
const anything = { type: 'object' } as const;

const pid = defineTool({
  name: 'pid',
  description: 'Tells which process this is.',
  parametersSchema: anything,
  execute: () => String(process.pid),
});

const hang = defineTool({
  name: 'hang',
  description: 'Never answers.',
  parametersSchema: anything,
  execute: () => new Promise<never>(() => undefined),
});

const freeze = defineTool({
  name: 'freeze',
  description: 'Keeps the whole process busy.',
  parametersSchema: anything,
  execute: (): never => {
    for (;;);
  },
});

const die = defineTool({
  name: 'die',
  description: 'Ends the process in the middle of a call.',
  parametersSchema: anything,
  execute: () => process.kill(process.pid, 'SIGKILL'),
});

const flood = defineTool({
  name: 'flood',
  description: 'Answers with so much.',
  parametersSchema: { type: 'object', properties: { bytes: { type: 'integer' } }, required: ['bytes'] },
  execute: ({ bytes }) => ToolResult.success('So much.', { structuredContent: { text: 'x'.repeat(bytes) } }),
});

const pay = defineTool({
  name: 'pay',
  description: 'Pays, after a yes.',
  parametersSchema: { type: 'object', properties: { euros: { type: 'number' } } },
  execute({ euros }, { idempotencyKey }) {
    if (notes) appendFileSync(notes, `${idempotencyKey}\n`);
    return `paid ${euros}`;
  },
});

const tools = new ToolRegistry([pid, hang, freeze, die, flood, pay]);
const engine = new ToolExecutionEngine(tools, { runtime: nodeRuntime, timeoutMs: 600_000 });
const server = await createMcpServer({
  name: 'child',
  version: '1.0.0',
  tools,
  engine,
  maxResultBytes: Infinity,
  stateKey: 'known to each life of this server',
  askBefore: ({ tool }) => (tool === 'pay' ? 'Pay?' : undefined),
});
if (how === 'stdio') server.serve();
else {
  const http = createServer(server.listener).listen(Number(port), '127.0.0.1', () => {
    console.log((http.address() as AddressInfo).port);
  });
}
