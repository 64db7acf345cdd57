/** How work ended that had a limited time: by itself, because the time was up, or because nobody waits for it any more. */
export type TimedResult<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'aborted'; readonly reason: unknown };

/** How long to wait, in milliseconds, and a signal that ends the wait early. */
export interface TimeLimit {
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
}

/** Tells work when it is no longer waited for. Made when it is first asked for: most work never asks. */
export class CancellationScope {
  #controller: AbortController | undefined;
  #cancelled: { readonly reason: unknown } | undefined;

  get signal(): AbortSignal {
    this.#controller ??= new AbortController();
    if (this.#cancelled) this.#controller.abort(this.#cancelled.reason);
    return this.#controller.signal;
  }

  cancel(reason: unknown): void {
    this.#cancelled = { reason };
    this.#controller?.abort(reason);
  }
}

/** About 25 days. A longer timer, as Node counts, is over at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * Waits for `work` no longer than it may take. Work that does not heed its signal is abandoned: it may go on, but what
 * comes of it is not heard.
 *
 * Rejects with whatever `work` rejects with in time.
 */
export function withinTime<T>(
  work: (scope: CancellationScope) => Promise<T>,
  { timeoutMs, signal: outer }: TimeLimit,
): Promise<TimedResult<T>> {
  const { promise, resolve, reject } = Promise.withResolvers<TimedResult<T>>();
  if (outer?.aborted) return Promise.resolve({ kind: 'aborted', reason: outer.reason as unknown });
  const scope = new CancellationScope();
  const release = (): void => {
    clearTimeout(timer);
    outer?.removeEventListener('abort', stop);
  };
  const expire = (): void => {
    release();
    resolve({ kind: 'timeout' });
    scope.cancel(new DOMException(`No answer within ${timeoutMs} ms.`, 'TimeoutError'));
  };
  // All the time there is needs nobody to look at a clock.
  const timer = timeoutMs === Infinity ? undefined : setTimeout(expire, Math.min(timeoutMs, LONGEST_TIMER_MS));
  const stop = (): void => {
    release();
    resolve({ kind: 'aborted', reason: outer?.reason });
    scope.cancel(outer?.reason);
  };
  const fail = (error: unknown): void => {
    release();
    reject(error);
  };
  outer?.addEventListener('abort', stop);
  try {
    work(scope).then((value) => {
      release();
      resolve({ kind: 'done', value });
    }, fail);
  } catch (error) {
    fail(error);
  }
  return promise;
}
