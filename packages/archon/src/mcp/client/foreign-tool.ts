import type { Tool as WireTool } from '@modelcontextprotocol/client';

import type { Tool, ToolAnnotations } from '../../tool/tool.ts';
import type { McpConnectOptions, ForeignCall } from './options.ts';
import { plainSchema } from './plain-schema.ts';
import { plainText } from './plain-text.ts';

const MAX_DESCRIPTION = 1_000;
const MAX_TITLE = 100;

/** A tool of a server as one of ours. What the server says of it stays in its description, as one line in the server's name. */
export function toForeignTool(
  wire: WireTool,
  { name, options, call }: { readonly name: string; readonly options: McpConnectOptions; readonly call: ForeignCall },
): Tool {
  const { permissions = [`mcp-${options.name}`], timeoutMs } = options;
  const described = plainText(wire.description ?? wire.title ?? '', MAX_DESCRIPTION) || 'without a description';
  const annotations = plainAnnotations(wire);
  return Object.freeze({
    name,
    description: `Of the MCP server "${options.name}", in its words: ${described}`,
    parametersSchema: plainSchema(wire.inputSchema),
    permissions: typeof permissions === 'function' ? permissions(wire) : permissions,
    ...(timeoutMs !== undefined && { timeoutMs }),
    ...(annotations && { annotations }),
    execute: (args: unknown, context: Parameters<Tool['execute']>[1]) => call(wire, args, context),
  });
}

function plainAnnotations({ title, annotations = {} }: WireTool): ToolAnnotations | undefined {
  const shown = title ?? annotations.title;
  const hints = ['readOnlyHint', 'destructiveHint', 'idempotentHint', 'openWorldHint'] as const;
  const given = hints.filter((hint) => typeof annotations[hint] === 'boolean');
  if (shown === undefined && given.length === 0) return undefined;
  return {
    ...(shown !== undefined && { title: plainText(shown, MAX_TITLE) }),
    ...Object.fromEntries(given.map((hint) => [hint, annotations[hint]])),
  };
}
