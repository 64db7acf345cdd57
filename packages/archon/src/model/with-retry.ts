import { assertLimit } from '../assert-limit.ts';
import { askedWaitMs, type Backoff, backoffMs } from '../backoff.ts';
import type { Runtime } from '../runtime.ts';
import { isTransient } from '../transient.ts';
import type { Model } from './model.ts';
import { traitsOf } from './with-timeout.ts';

export interface RetryOptions {
  readonly runtime: Runtime;
  /** Further attempts after a fault that may pass. Default 3. */
  readonly retries?: number | undefined;
  /** Default: from 500 ms to 20,000 ms. */
  readonly backoff?: Backoff | undefined;
  /** When the provider wants a longer wait than this, the fault is passed on at once. Default 60,000. */
  readonly longestWaitMs?: number | undefined;
}

/** The model, but faults that may pass are tried again: after a wait that grows, or that the provider asked for. */
export function withRetry(model: Model, options: RetryOptions): Model {
  const { runtime, retries = 3, backoff = { baseMs: 500, maxMs: 20_000 }, longestWaitMs = 60_000 } = options;
  assertLimit('retries', retries);
  return {
    ...traitsOf(model),
    async complete(request, call = {}) {
      for (let attempt = 1; ; attempt++) {
        try {
          return await model.complete(request, call);
        } catch (error) {
          const asked = askedWaitMs(error);
          if (!isTransient(error) || attempt > retries || asked > longestWaitMs || call.signal?.aborted) throw error;
          const delayMs = Math.max(
            asked,
            backoffMs(attempt, backoff, () => runtime.random()),
          );
          const content = { attempt: attempt + 1, delayMs, reason: (error as Error).message };
          call.onEvent?.({ type: 'model-retried', version: 1, author: model.id, content });
          await runtime.sleep(delayMs, call.signal);
          call.onDelta?.({ type: 'restart' });
        }
      }
    },
  };
}
