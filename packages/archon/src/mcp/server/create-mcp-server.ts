import type { RequestListener } from 'node:http';

import type * as Library from '@modelcontextprotocol/server';
import type { McpRequestContext, McpServer, Transport } from '@modelcontextprotocol/server';
import type * as Stdio from '@modelcontextprotocol/server/stdio';

import { assertLimit } from '../../assert-limit.ts';
import { MisuseError } from '../../errors.ts';
import { loadPackage } from '../load-package.ts';
import { callerOf, ToolCaller } from './call-tool.ts';
import { Connections } from './connections.ts';
import { permittedTools, toWireTool } from './list-tools.ts';
import { authInfoOf, nodeListener } from './node-listener.ts';
import type { McpCaller, McpServerOptions } from './options.ts';
import { Questions } from './questions.ts';

/** Tools, served to any client of the Model Context Protocol. */
export interface McpToolServer {
  /** Streamable HTTP, for `node:http`: mount it on a path, listen on loopback. */
  readonly listener: RequestListener;
  /** The same, for servers that have checked `Host`, `Origin` and the caller themselves. */
  fetch(request: Request, caller?: McpCaller): Promise<Response>;
  /** Serves one connection: standard input and output of this process, unless another transport is given. */
  serve(transport?: Transport): { close(): Promise<void> };
  /** Tells clients that prompts or resources added by `extend` have changed, or what stands at the URI of one. */
  announce(change: 'prompts' | 'resources' | { readonly resource: string }): void;
  /** Ends calls and connections. */
  close(): Promise<void>;
}

const SMALLEST_KEY_BYTES = 32;
/** About 25 days, as long as a timer can be. */
const LONGEST_MS = 2 ** 31 - 1;

/**
 * Makes an MCP server of the tools of a registry: specification 2026-07-28, and 2025-11-25 and before for older clients. Each
 * call is made by the engine, with its checks, limits and events.
 *
 * @throws {MisuseError} if `@modelcontextprotocol/server` is not installed, or a limit cannot be one.
 *
 * @example
 * const server = await createMcpServer({ name: 'dice', version: '1.0.0', tools, engine });
 * createServer(server.listener).listen(8080, '127.0.0.1');
 */
export async function createMcpServer(options: McpServerOptions): Promise<McpToolServer> {
  const settings = checkedSettings(options);
  const [library, stdio] = await Promise.all([
    loadPackage<typeof Library>('@modelcontextprotocol/server'),
    loadPackage<typeof Stdio>('@modelcontextprotocol/server/stdio'),
  ]);
  const make = serverMaker(library, options, settings);
  const onerror = (error: Error): void => options.onError?.(error);
  const handler = library.createMcpHandler(make, { onerror });
  const connections = new Connections(options);
  const stop = options.tools.onChange(() => handler.notify.toolsChanged());
  return {
    listener: nodeListener({
      handler,
      options,
      hosts: [...library.localhostAllowedHostnames(), ...(options.allowedHosts ?? [])],
      library,
    }),
    fetch: (request, caller = { id: '' }) => handler.fetch(request, { authInfo: authInfoOf(caller) }),
    serve(transport) {
      const factory = (context: McpRequestContext): McpServer => connections.add(make(context));
      return connections.keep(stdio.serveStdio(factory, { onerror, ...(transport && { transport }) }));
    },
    announce(change) {
      if (change === 'prompts') handler.notify.promptsChanged();
      else if (change === 'resources') handler.notify.resourcesChanged();
      else handler.notify.resourceUpdated(change.resource);
      connections.announce(change);
    },
    async close() {
      stop();
      await Promise.all([handler.close(), connections.close()]);
    },
  };
}

function checkedSettings(options: McpServerOptions) {
  const { stateKey, answerWithinMs = 600_000, maxResultBytes = 1_000_000, listTtlMs = 60_000 } = options;
  for (const [name, limit] of Object.entries({ answerWithinMs, maxResultBytes, listTtlMs })) assertLimit(name, limit);
  if (stateKey !== undefined && Buffer.byteLength(stateKey) < SMALLEST_KEY_BYTES) {
    throw new MisuseError(
      `\`stateKey\` must have at least ${SMALLEST_KEY_BYTES} bytes, got ${Buffer.byteLength(stateKey)}.`,
    );
  }
  return {
    stateKey,
    answerWithinMs: Math.min(answerWithinMs, LONGEST_MS),
    maxResultBytes,
    listTtlMs: Math.min(Math.floor(listTtlMs), LONGEST_MS),
  };
}

function serverMaker(
  library: typeof Library,
  options: McpServerOptions,
  { stateKey, answerWithinMs, maxResultBytes, listTtlMs }: ReturnType<typeof checkedSettings>,
): (context: McpRequestContext) => McpServer {
  const questions = new Questions({ key: stateKey, answerWithinMs, library });
  const caller = new ToolCaller({ options, questions, maxResultBytes, ProtocolError: library.ProtocolError });
  const { name, version, instructions, tools } = options;
  return () => {
    const made = new library.McpServer(
      { name, version },
      {
        capabilities: { tools: { listChanged: true } },
        ...(instructions !== undefined && { instructions }),
        cacheHints: { 'tools/list': { ttlMs: listTtlMs, cacheScope: 'private' } },
        requestState: { verify: (state, context) => questions.verify(state, context) },
        inputRequired: { roundTimeoutMs: answerWithinMs },
      },
    );
    made.server.setRequestHandler('tools/list', (_, context) => {
      const permissions = callerOf(context).permissions ?? options.permissions ?? [];
      return { tools: permittedTools(tools.listTools(), permissions).map(toWireTool) };
    });
    made.server.setRequestHandler('tools/call', ({ params }, context) =>
      caller.call(params, context, made.server.getClientCapabilities()),
    );
    options.extend?.(made);
    return made;
  };
}
