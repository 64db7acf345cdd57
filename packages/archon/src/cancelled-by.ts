/**
 * Does some work on a run, and cancels the run when `signal` aborts.
 *
 * @param cancel - Told why, in a sentence.
 * @throws the signal's reason, if it has aborted before.
 */
export async function cancelledBy<T>(
  signal: AbortSignal | undefined,
  cancel: (reason: string) => Promise<unknown>,
  work: () => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted();
  const stop = (): void => {
    const reason = signal?.reason instanceof Error ? signal.reason.message : 'It was told to stop.';
    // Whoever waits for the run hears of what goes wrong with it.
    cancel(reason).catch(() => undefined);
  };
  signal?.addEventListener('abort', stop);
  try {
    return await work();
  } finally {
    signal?.removeEventListener('abort', stop);
  }
}
