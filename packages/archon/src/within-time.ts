/** How work ended that had a limited time: by itself, because the time was up, or because nobody waits for it any more. */
export type Ending<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'aborted'; readonly reason: unknown };

export interface TimeLimit {
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Waits for `work` no longer than it may take. Work that does not heed its signal is abandoned: it may go on, but what
 * comes of it is not heard.
 *
 * Rejects with whatever `work` rejects with in time.
 */
export async function withinTime<T>(
  work: (signal: AbortSignal) => Promise<T>,
  { timeoutMs, signal: outer }: TimeLimit,
): Promise<Ending<T>> {
  if (outer?.aborted) return { kind: 'aborted', reason: outer.reason };
  const controller = new AbortController();
  let end: (ending: Ending<T>) => void = () => undefined;
  const cut = new Promise<Ending<T>>((resolve) => (end = resolve));
  const timer = setTimeout(() => {
    end({ kind: 'timeout' });
    controller.abort(new DOMException(`No answer within ${timeoutMs} ms.`, 'TimeoutError'));
  }, timeoutMs);
  const stop = (): void => {
    end({ kind: 'aborted', reason: outer?.reason });
    controller.abort(outer?.reason);
  };
  outer?.addEventListener('abort', stop);
  try {
    const done = work(controller.signal).then((value): Ending<T> => ({ kind: 'done', value }));
    return await Promise.race([done, cut]);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', stop);
  }
}
