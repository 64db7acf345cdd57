import { toFrozenJson } from '../events/json.ts';
import { isToolResult, ToolResult } from './tool-result.ts';

/** Longer content is cut, in the log as well: no model reads it to the end. */
const MAX_CONTENT_CHARACTERS = 100_000;

/**
 * What a tool returned, as a result: a {@link ToolResult} as it is, a text as its content, other plain JSON written out.
 * Nothing at all is an error, for a model can do nothing with it.
 */
export function toToolResult(output: unknown): ToolResult {
  if (isToolResult(output)) return output;
  if (typeof output === 'string') return ToolResult.success(output);
  const written = JSON.stringify(output) as string | undefined;
  if (written !== undefined) return ToolResult.success(written);
  return ToolResult.error('The tool returned nothing.', { code: 'broken-result' });
}

/** The result as the log and the model may have it: whole, well-formed and not endless; an error if the tool broke its contract. */
export function checkedResult(result: unknown): ToolResult {
  if (!isToolResult(result)) {
    const got =
      typeof result === 'object' && result !== null
        ? `an object with ${Object.keys(result).join(', ')}`
        : typeof result;
    return ToolResult.error(`The tool broke its contract: expected a \`ToolResult\`, got ${got}.`, {
      code: 'broken-result',
    });
  }
  const metadata = plainMetadata(result.metadata);
  if (!metadata) {
    return ToolResult.error('The tool broke its contract: its `metadata` is not plain JSON.', {
      code: 'broken-result',
    });
  }
  const { status, errorMessage } = result;
  return {
    status,
    content: shortened(result.content.toWellFormed()),
    ...(errorMessage !== undefined && { errorMessage: shortened(errorMessage.toWellFormed()) }),
    metadata,
  };
}

/** A copy that has survived JSON; `undefined` if it does not. */
function plainMetadata(metadata: ToolResult['metadata']): ToolResult['metadata'] | undefined {
  if (Object.keys(metadata).length === 0) return metadata;
  try {
    return toFrozenJson(JSON.parse(JSON.stringify(metadata)), 'metadata') as ToolResult['metadata'];
  } catch {
    return undefined;
  }
}

function shortened(text: string): string {
  if (text.length <= MAX_CONTENT_CHARACTERS) return text;
  const kept = text.slice(0, MAX_CONTENT_CHARACTERS).toWellFormed();
  return `${kept}\n[Cut here: ${text.length - MAX_CONTENT_CHARACTERS} more characters.]`;
}
