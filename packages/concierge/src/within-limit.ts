/** A task was not done in its time. It may be tried again. */
class TaskTimeoutError extends Error {
  override readonly name = 'TaskTimeoutError';
  readonly code = 'task-timeout';
  readonly retryable = true;

  constructor(limitMs: number) {
    super(`No answer within ${limitMs} ms.`);
  }
}

/** Waits for work no longer than it may take; its signal then tells it to stop. */
export async function withinLimit<Result>(
  work: (signal: AbortSignal) => Promise<Result>,
  { limitMs, signal }: { readonly limitMs: number; readonly signal: AbortSignal },
): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const late = new AbortController();
  const timer = setTimeout(() => {
    const error = new TaskTimeoutError(limitMs);
    late.abort(error);
    reject(error);
  }, limitMs);
  try {
    return await Promise.race([work(AbortSignal.any([signal, late.signal])), promise]);
  } finally {
    clearTimeout(timer);
  }
}
