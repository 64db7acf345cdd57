import { assertLimit } from '../assert-limit.ts';
import { withinTime } from '../within-time.ts';
import { ModelError } from './model-error.ts';
import type { Model } from './model.ts';

/**
 * The model, but each call has so long and then fails with a `timeout`.
 *
 * @throws {MisuseError} if the time is none: `NaN`, say, or below zero.
 */
export function withTimeout(model: Model, timeoutMs: number): Model {
  assertLimit('timeoutMs', timeoutMs);
  return {
    ...traitsOf(model),
    async complete(request, call = {}) {
      const { signal: outer, onDelta, onEvent } = call;
      const ending = await withinTime(
        (scope) =>
          model.complete(request, {
            onDelta,
            onEvent,
            get signal() {
              return scope.signal;
            },
          }),
        { timeoutMs, signal: outer },
      );
      if (ending.kind === 'done') return ending.value;
      if (ending.kind === 'aborted') throw ending.reason;
      throw new ModelError(`"${model.id}" gave no reply within ${timeoutMs} ms.`, {
        model: model.id,
        fault: 'timeout',
      });
    },
  };
}

/** What a model says of itself; a wrapper says the same. */
export function traitsOf({ id, nativeTools, contextTokens, price, url }: Model): Omit<Model, 'complete'> {
  return { id, nativeTools, contextTokens, price, url };
}
