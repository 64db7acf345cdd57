/** What a worker is asked for: one job at a time. */
export interface JobMessage {
  readonly job: unknown;
}

/** What a worker says of its job. */
export type WorkerMessage =
  | { readonly kind: 'note'; readonly note: string }
  | { readonly kind: 'done'; readonly result: unknown }
  | { readonly kind: 'failed'; readonly error: ThrownError };

/** An error on its way between threads: what a caller may look at. */
export interface ThrownError {
  readonly name: string;
  readonly message: string;
  readonly stack?: string | undefined;
  readonly code?: string;
  readonly retryable?: boolean;
}

export function toThrownError(error: unknown): ThrownError {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) };
  const { name, message, stack } = error;
  const { code, retryable } = error as { readonly code?: unknown; readonly retryable?: unknown };
  return {
    name,
    message,
    stack,
    ...(typeof code === 'string' && { code }),
    ...(typeof retryable === 'boolean' && { retryable }),
  };
}

export function fromThrownError({ message, ...rest }: ThrownError): Error {
  return Object.assign(new Error(message), rest);
}
