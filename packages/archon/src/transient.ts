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

/** Whether the same may succeed when tried again: the error says so (`retryable`), or it is of the network. */
export function isTransient(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { retryable, code, cause } = error as { retryable?: unknown; code?: unknown; cause?: unknown };
  if (typeof retryable === 'boolean') return retryable;
  return (typeof code === 'string' && TRANSIENT_CODES.has(code)) || isTransient(cause);
}

/**
 * Why another attempt is no use, as a sentence; `undefined` if there may be one. For work that is tried again after any error
 * but those that say otherwise.
 */
export function whyNotRetried(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { retryable, name, cause } = error as { retryable?: unknown; name?: unknown; cause?: unknown };
  if (name === 'NonRetryableError') return 'It is a NonRetryableError.';
  if (name === 'MisuseError') return 'It is a MisuseError: the program has to be changed.';
  if (retryable === false) return 'The error says `retryable: false`.';
  return retryable === true ? undefined : whyNotRetried(cause);
}
