import type { CallToolResult, ContentBlock } from '@modelcontextprotocol/client';

import { ToolResult } from '../../tool/tool-result.ts';
import { quotedData } from '../../tools/quoted-data.ts';
import { plainText, seenText } from './plain-text.ts';

export interface ReadingOptions {
  /** The server, by the name that we gave it. */
  readonly server: string;
  readonly trusted: boolean;
}

/**
 * A result of a server: its text, quoted unless the server is trusted, and `metadata.structuredContent`. Images and sound are
 * named, not handed on.
 */
export function fromCallResult(result: CallToolResult, { server, trusted }: ReadingOptions): ToolResult {
  const { content, structuredContent, isError = false } = result;
  const said = content.map(textOf).join('\n');
  const text = said === '' && structuredContent !== undefined ? JSON.stringify(structuredContent) : said;
  const shown = trusted ? text : quotedData(`What the MCP server "${server}" answered`, seenText(text));
  const metadata = {
    server,
    ...(!trusted && { untrusted: true }),
    ...(structuredContent !== undefined && { structuredContent }),
  };
  if (!isError) return ToolResult.success(shown, metadata);
  return ToolResult.error(shown, { ...metadata, code: 'mcp-tool-error' });
}

function textOf(block: ContentBlock): string {
  switch (block.type) {
    case 'text':
      return block.text;
    case 'image':
    case 'audio':
      return `[${block.type}: ${plainText(block.mimeType, 60)}, ${block.data.length} characters of base64, left out]`;
    case 'resource_link':
      return `[link: ${plainText(block.name, 100)}, ${plainText(block.uri, 500)}]`;
    case 'resource':
      if ('text' in block.resource) return block.resource.text;
      return `[resource: ${plainText(block.resource.uri, 500)}, left out]`;
  }
}
