import { isTransient } from '../transient.ts';
import { ToolResult } from './tool-result.ts';

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
