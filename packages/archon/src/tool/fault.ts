import { askedWaitMs } from '../backoff.ts';
import { MisuseError } from '../errors.ts';
import { isTransient, whyNotRetried } from '../transient.ts';
import { ToolResult } from './tool-result.ts';

/** What is known of a throw. A tool may throw anything, a proxy that throws itself included, so it is read once, here. */
export interface Fault {
  readonly result: ToolResult;
  /** How long it asks to wait before another attempt; 0 if it does not. */
  readonly waitMs: number;
  /** Why another attempt is no use, as a sentence; `undefined` if there may be one. */
  readonly notRetried: string | undefined;
}

/**
 * What a throw is as a result.
 *
 * @throws {MisuseError} if that is what was thrown: it is for the developer.
 */
export function faultOf(thrown: unknown): Fault {
  const unreadable = ToolResult.error('The tool threw something that cannot be read.', { code: 'tool-threw' });
  if (tried(() => thrown instanceof MisuseError, false)) throw thrown;
  return {
    result: tried(() => resultOf(thrown), unreadable),
    waitMs: tried(() => askedWaitMs(thrown), 0),
    notRetried: tried(() => whyNotRetried(thrown), undefined),
  };
}

function resultOf(error: unknown): ToolResult {
  const isError = error instanceof Error;
  const message = String(isError ? error.message : error).toWellFormed() || 'The tool failed without a word.';
  const code = isError && 'code' in error && typeof error.code === 'string' ? error.code.toWellFormed() : 'tool-threw';
  return {
    ...ToolResult.error(message, { code, ...(isTransient(error) && { retryable: true }) }),
    errorMessage: isError ? String(error.stack ?? `${error.name}: ${message}`) : message,
  };
}

function tried<T>(read: () => T, otherwise: T): T {
  try {
    return read();
  } catch {
    return otherwise;
  }
}
