import { Client, type ClientOptions } from '@modelcontextprotocol/client';
import { InMemoryTransport } from '@modelcontextprotocol/server';
import { onTestFinished } from 'vitest';

import {
  connectMcpServer,
  createMcpServer,
  type McpConnectOptions,
  type McpServerOptions,
} from '../../src/mcp/index.ts';
import { nodeRuntime } from '../../src/node/index.ts';
import { ToolExecutionEngine } from '../../src/tool/tool-execution-engine.ts';
import { ToolRegistry } from '../../src/tool/tool-registry.ts';
import type { Tool } from '../../src/tool/tool.ts';

/** A server of some tools, for the length of one test. */
export async function served(tools: readonly Tool[], options: Partial<McpServerOptions> = {}) {
  const registry = new ToolRegistry(tools);
  // So long that nothing ends by itself in a test.
  const engine = new ToolExecutionEngine(registry, { runtime: nodeRuntime, timeoutMs: 600_000 });
  const server = await createMcpServer({ name: 'kitchen', version: '1.2.3', tools: registry, engine, ...options });
  onTestFinished(() => server.close());
  const transport = (): InMemoryTransport => {
    const [ours, theirs] = InMemoryTransport.createLinkedPair();
    server.serve(ours);
    return theirs;
  };
  return { server, registry, transport };
}

/** The official client, connected to such a server. */
export async function officialClient(
  transport: InMemoryTransport,
  { mode = 'auto', ...options }: ClientOptions & { readonly mode?: 'auto' | 'legacy' } = {},
): Promise<Client> {
  const client = new Client({ name: 'guest', version: '0.0.1' }, { versionNegotiation: { mode }, ...options });
  await client.connect(transport);
  onTestFinished(() => client.close());
  return client;
}

/** Our client, with an engine that may call everything it offers. */
export async function connected(options: McpConnectOptions) {
  const source = await connectMcpServer(options);
  onTestFinished(() => source.close());
  const registry = new ToolRegistry();
  source.addTo(registry);
  const engine = new ToolExecutionEngine(registry, { runtime: nodeRuntime, retries: 0 });
  const permissions = [`mcp-${options.name}`];
  const call = (name: string, args: unknown = {}, more: Parameters<typeof engine.executeToolCall>[2] = {}) =>
    engine.executeToolCall(name, args, { permissions, ...more });
  return { source, registry, engine, call };
}
