import type { Tool as WireTool } from '@modelcontextprotocol/server';

import type { Tool } from '../../tool/tool.ts';

/** Those that a caller with these permissions may call. */
export function permittedTools(tools: readonly Tool[], permissions: readonly string[]): readonly Tool[] {
  return tools.filter((tool) => isPermitted(tool, permissions));
}

export function isPermitted(tool: Tool, permissions: readonly string[]): boolean {
  return (tool.permissions ?? []).every((permission) => permissions.includes(permission));
}

/** A tool as clients are told it. */
export function toWireTool({ name, description, parametersSchema, outputSchema, annotations }: Tool): WireTool {
  const { title } = annotations ?? {};
  return {
    name,
    ...(title !== undefined && { title }),
    description,
    inputSchema: { ...parametersSchema, type: 'object' },
    ...(outputSchema && { outputSchema: { ...outputSchema, type: 'object' } }),
    ...(annotations && { annotations: { ...annotations } }),
  };
}
