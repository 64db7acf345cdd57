import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { ToolExecutionEngine, ToolRegistry } from '@wayfarer/archon';
import { nodeRuntime } from '@wayfarer/archon/node';
import type * as tools from '@wayfarer/archon/tools';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

const heard: (string | undefined)[] = [];
const server = createServer((request, response) => {
  heard.push(request.headers['user-agent']);
  response.setHeader('content-type', 'text/plain').end('x'.repeat(20_000));
});
let port: number;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
  // What is read is public, and no test reaches that: this machine stands in for it.
  vi.doMock('@wayfarer/archon/tools', async (load) => {
    const real = await load<typeof tools>();
    const httpGetTool: typeof real.httpGetTool = (options) =>
      real.httpGetTool({ ...options, allowAddresses: ['127.0.0.1'], ports: [port] });
    return { ...real, httpGetTool };
  });
  vi.resetModules();
});
afterAll(() => {
  vi.doUnmock('@wayfarer/archon/tools');
  vi.resetModules();
  server.close();
});

it('reads 8,000 characters of a page, and says who reads', async () => {
  const { openResearch } = await import('../src/open-research.ts');
  const { read } = openResearch({ engine: 'brave', url: null, when: 'asked' }, { BRAVE_API_KEY: 'secret' });
  const engine = new ToolExecutionEngine(new ToolRegistry([read]), { runtime: nodeRuntime });
  const given = { callId: 'call', idempotencyKey: 'key', permissions: ['fetch'] };
  const url = `http://127.0.0.1:${port}/`;
  const { status, content } = await engine.executeToolCall(read.name, { url }, given);
  expect([status, /x{100,}/.exec(content)?.[0].length]).toEqual(['success', 8_000]);
  expect(heard).toEqual(['wayfarer/1']);
});
