import type { CallToolResult } from '@modelcontextprotocol/server';

import { resultValue } from '../../tool/result-value.ts';
import type { ToolResult } from '../../tool/tool-result.ts';

/**
 * A result as clients read it: text, and what it says as a value. `metadata.structuredContent` of the result is sent beside its
 * text; without one, text that is JSON of an object is sent as a value, too. `metadata.mcpContent` (images, links) follows the text.
 */
export function toCallResult(result: ToolResult, maxBytes: number): CallToolResult {
  if (result.status !== 'success') return toErrorResult(result.content);
  const { structuredContent = resultValue(result.content), mcpContent } = result.metadata;
  const blocks = Array.isArray(mcpContent) ? (mcpContent as CallToolResult['content']) : [];
  const text = { type: 'text', text: result.content } as const;
  const told: CallToolResult = {
    content: result.content === '' && blocks.length > 0 ? blocks : [text, ...blocks],
    ...(isObject(structuredContent) && { structuredContent }),
  };
  const bytes = Buffer.byteLength(JSON.stringify(told));
  if (bytes <= maxBytes) return told;
  return toErrorResult(
    `The result has ${bytes} bytes, and ${maxBytes} is the most that is sent. Ask for less, for instance for a part of it.`,
  );
}

/** What went wrong, as the tool's own error: the model reads it and may try again. */
export function toErrorResult(message: string): CallToolResult {
  return { isError: true, content: [{ type: 'text', text: message }] };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
