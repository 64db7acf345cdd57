import { ToolResult } from './tool-result.ts';

/** Codes by which Node and its HTTP client tell that the network, not the request, was at fault. */
const TRANSIENT_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_SOCKET',
]);

/** Whether the same may succeed when tried again: the error says so, or it is of the network. */
function isTransient(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { retryable, code, cause } = error as { retryable?: unknown; code?: unknown; cause?: unknown };
  if (typeof retryable === 'boolean') return retryable;
  return (typeof code === 'string' && TRANSIENT_CODES.has(code)) || isTransient(cause);
}

/** What a throw is as a result. */
export function resultOfThrow(error: unknown): ToolResult {
  const isError = error instanceof Error;
  const message = (isError ? error.message : String(error)).toWellFormed() || 'The tool failed without a word.';
  const code = isError && 'code' in error && typeof error.code === 'string' ? error.code : 'tool-threw';
  return {
    ...ToolResult.error(message, { code, ...(isTransient(error) && { retryable: true }) }),
    errorMessage: isError ? (error.stack ?? `${error.name}: ${error.message}`) : message,
  };
}
