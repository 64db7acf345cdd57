import type * as Library from '@modelcontextprotocol/client';
import type { Tool as WireTool } from '@modelcontextprotocol/client';
import type * as Stdio from '@modelcontextprotocol/client/stdio';

import { assertLimit } from '../../assert-limit.ts';
import { canonicalJson } from '../../events/canonical-json.ts';
import { assertPermissions } from '../../tool/permissions.ts';
import type { ToolRegistry } from '../../tool/tool-registry.ts';
import type { Tool } from '../../tool/tool.ts';
import { loadPackage } from '../load-package.ts';
import { McpConnection } from './connection.ts';
import { ForeignCaller } from './foreign-call.ts';
import { assertPrefix, foreignNames } from './foreign-names.ts';
import { toForeignTool } from './foreign-tool.ts';
import type { McpConnectOptions, McpToolSource } from './options.ts';

const MAX_TOOLS = 128;

/**
 * Connects to an MCP server and makes tools of its tools. What the server says is taken for the words of a stranger: its texts
 * are cut and cleaned, its schemas copied, its results quoted, and each call needs a permission. When the server goes away, the next
 * call connects again.
 *
 * @throws {MisuseError} if `@modelcontextprotocol/client` is not installed, or the name or a limit cannot be one.
 * @throws if the server cannot be reached.
 *
 * @example
 * const weather = await connectMcpServer({ name: 'weather', command: 'npx', args: ['weather-mcp'] });
 * weather.addTo(registry);
 * await engine.executeToolCall('weather.forecast', { city: 'Kyoto' }, { permissions: ['mcp-weather'] });
 */
export async function connectMcpServer(options: McpConnectOptions): Promise<McpToolSource> {
  const { name, permissions, connectTimeoutMs = 15_000, maxResultBytes = 1_000_000, timeoutMs = 0 } = options;
  assertPrefix(name);
  if (typeof permissions !== 'function') assertPermissions('permissions', permissions);
  for (const [limit, value] of Object.entries({ connectTimeoutMs, maxResultBytes, timeoutMs }))
    assertLimit(limit, value);
  const [library, stdio] = await Promise.all([
    loadPackage<typeof Library>('@modelcontextprotocol/client'),
    loadPackage<typeof Stdio>('@modelcontextprotocol/client/stdio'),
  ]);
  const connection = new McpConnection({
    library,
    stdio,
    options,
    maxResultBytes,
    connectTimeoutMs,
    onTools: (tools) => source.take(tools),
  });
  const source = new ToolSource(options, connection, new ForeignCaller({ library, options, connection }));
  await connection.client();
  return source;
}

class ToolSource implements McpToolSource {
  readonly #options: McpConnectOptions;
  readonly #connection: McpConnection;
  readonly #caller: ForeignCaller;
  readonly #listeners = new Set<() => void>();
  /** By what the server says of them: what it says again is the same tool. */
  #byDefinition: ReadonlyMap<string, Tool> = new Map();
  tools: readonly Tool[] = [];

  constructor(options: McpConnectOptions, connection: McpConnection, caller: ForeignCaller) {
    this.#options = options;
    this.#connection = connection;
    this.#caller = caller;
  }

  get name(): string {
    return this.#options.name;
  }

  take(all: readonly WireTool[]): void {
    const { include = () => true, onChange } = this.#options;
    const taken = all.filter((tool) => include(tool.name)).slice(0, MAX_TOOLS);
    const names = foreignNames(
      this.name,
      taken.map((tool) => tool.name),
    );
    const made = new Map<string, Tool>();
    const used = new Set<string>();
    for (const wire of taken) {
      const name = names.get(wire.name);
      if (name === undefined || used.has(name)) continue;
      used.add(name);
      const definition = canonicalJson({ name, wire: JSON.parse(JSON.stringify(wire)) as unknown });
      const parts = { name, options: this.#options, call: this.#caller.call };
      made.set(definition, this.#byDefinition.get(definition) ?? toForeignTool(wire, parts));
    }
    const isSame =
      made.size === this.#byDefinition.size && [...made.keys()].every((key) => this.#byDefinition.has(key));
    if (isSame) return;
    this.#byDefinition = made;
    this.tools = Object.freeze([...made.values()]);
    for (const listener of this.#listeners) listener();
    onChange?.(this.tools);
  }

  addTo(registry: ToolRegistry): () => void {
    let registered: readonly Tool[] = [];
    const follow = (): void => {
      const now = new Set(this.tools);
      for (const tool of registered) if (!now.has(tool)) registry.unregisterTool(tool.name);
      const before = new Set(registered);
      registered = registered.filter((tool) => now.has(tool));
      for (const tool of this.tools) {
        if (before.has(tool)) continue;
        registry.registerTool(tool);
        registered = [...registered, tool];
      }
    };
    const followLater = (): void => {
      try {
        follow();
      } catch (error) {
        this.#options.onError?.(error as Error);
      }
    };
    follow();
    this.#listeners.add(followLater);
    return () => {
      this.#listeners.delete(followLater);
      for (const tool of registered) registry.unregisterTool(tool.name);
      registered = [];
    };
  }

  close(): Promise<void> {
    return this.#connection.close();
  }
}
