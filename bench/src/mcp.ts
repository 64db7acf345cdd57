/**
 * @module
 * `npm run -s bench -- mcp [--calls 2000]`: what the Model Context Protocol adds to a call of a tool that does nothing. Beside the call
 * by an engine alone: our client and our server in one process, over memory and over HTTP on loopback; each call goes through the engine of
 * the client and that of the server.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';

import { InMemoryTransport } from '@modelcontextprotocol/server';
import { defineTool, ToolExecutionEngine, ToolRegistry } from '@wayfarer/archon';
import { connectMcpServer, createMcpServer } from '@wayfarer/archon/mcp';
import { nodeRuntime } from '@wayfarer/archon/node';

const { values } = parseArgs({ options: { calls: { type: 'string', default: '2000' } } });
const calls = Number(values.calls);
const WARM_UP = 300;
const TARGET_MS = 1;

const add = defineTool({
  name: 'add',
  description: 'Adds two numbers.',
  parametersSchema: {
    type: 'object',
    properties: { a: { type: 'number' }, b: { type: 'number' } },
    required: ['a', 'b'],
  },
  execute: ({ a, b }) => ({ sum: a + b }),
});

const tools = new ToolRegistry([add]);
const engine = new ToolExecutionEngine(tools, { runtime: nodeRuntime });
const server = await createMcpServer({ name: 'bench', version: '1.0.0', tools, engine });
const http = createServer(server.listener).listen(0, '127.0.0.1');
await once(http, 'listening');

const inProcess = await connectMcpServer({
  name: 'memory',
  transport() {
    const [ours, theirs] = InMemoryTransport.createLinkedPair();
    server.serve(ours);
    return theirs;
  },
});
const overHttp = await connectMcpServer({
  name: 'http',
  url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/`,
});
const foreign = new ToolRegistry([...inProcess.tools, ...overHttp.tools]);
const client = new ToolExecutionEngine(foreign, { runtime: nodeRuntime });

const alone = await measure(engine, 'add');
const memory = await measure(client, 'memory.add');
const loopback = await measure(client, 'http.add');
const rows = { 'the engine alone': alone, 'MCP in process': memory, 'MCP over HTTP on loopback': loopback };
console.table(Object.entries(rows).map(([what, { p50, p95 }]) => ({ what, p50: `${p50} ms`, p95: `${p95} ms` })));
console.log(
  JSON.stringify({
    calls,
    engineP50Ms: alone.p50,
    inProcessP50Ms: memory.p50,
    inProcessP95Ms: memory.p95,
    httpP50Ms: loopback.p50,
    httpP95Ms: loopback.p95,
    targetMs: TARGET_MS,
  }),
);
await Promise.all([inProcess.close(), overHttp.close(), server.close()]);
http.close();
http.closeAllConnections();

async function measure(calling: ToolExecutionEngine, name: string) {
  const permissions = ['mcp-memory', 'mcp-http'];
  const times: number[] = [];
  for (let n = 0; n < WARM_UP + calls; n++) {
    const start = performance.now();
    const { status, content } = await calling.executeToolCall(name, { a: n, b: 1 }, { permissions });
    if (n >= WARM_UP) times.push(performance.now() - start);
    if (status !== 'success') throw new Error(`A call failed: ${content}`);
  }
  times.sort((left, right) => left - right);
  return { p50: quantile(times, 0.5), p95: quantile(times, 0.95) };
}

function quantile(sorted: readonly number[], share: number): number {
  return Number((sorted[Math.floor((sorted.length - 1) * share)] ?? NaN).toPrecision(3));
}
