import type { Runtime } from '../runtime.ts';
import type { Model } from './model.ts';
import { soundUsage } from './with-sound-usage.ts';
import { traitsOf } from './with-timeout.ts';

/** Requests and tokens that a model may be sent in a minute, and the runtime that measures the minute. */
export interface RateLimit {
  readonly runtime: Runtime;
  readonly requestsPerMinute?: number | undefined;
  /** Of prompts and replies together, as the provider counts them. */
  readonly tokensPerMinute?: number | undefined;
}

const MINUTE_MS = 60_000;

/**
 * The model, but calls that would come too fast wait their turn, in order. What a call may take of the minute is known
 * only when it has been made: the calls after it wait the longer.
 */
export function withRateLimit(model: Model, { runtime, requestsPerMinute, tokensPerMinute }: RateLimit): Model {
  const now = (): number => runtime.clock.now().getTime();
  /** When the next call may start, in milliseconds. */
  let freeAt = -Infinity;
  let queue: Promise<unknown> = Promise.resolve();

  function occupy(milliseconds: number): void {
    freeAt = Math.max(freeAt, now()) + milliseconds;
  }

  return {
    ...traitsOf(model),
    async complete(request, call = {}) {
      const turn = queue.then(async () => {
        call.signal?.throwIfAborted();
        const delayMs = Math.max(0, freeAt - now());
        if (delayMs > 0) {
          call.onEvent?.({ type: 'model-delayed', version: 1, author: model.id, content: { delayMs } });
          await runtime.sleep(delayMs, call.signal);
        }
        if (requestsPerMinute !== undefined) occupy(MINUTE_MS / requestsPerMinute);
      });
      queue = turn.catch(() => undefined);
      await turn;
      const reply = await model.complete(request, call);
      const { usage } = soundUsage(reply.usage);
      const tokens = (usage?.inputTokens ?? 0) + (usage?.outputTokens ?? 0);
      if (tokensPerMinute !== undefined) occupy((tokens / tokensPerMinute) * MINUTE_MS);
      return reply;
    },
  };
}
