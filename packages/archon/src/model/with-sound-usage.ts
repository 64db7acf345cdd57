import type { Model, ModelReply, Usage } from './model.ts';
import { traitsOf } from './with-timeout.ts';

/** The model, but figures of its usage that cannot be are left out of its replies, and told of. */
export function withSoundUsage(model: Model): Model {
  return {
    ...traitsOf(model),
    async complete(request, call = {}) {
      const reply = await model.complete(request, call);
      const { usage, wrong } = soundUsage((reply as ModelReply | undefined)?.usage);
      if (wrong.length === 0) return reply;
      const reason = `Expected whole numbers from 0 on, got ${wrong.join(', ')}.`;
      call.onEvent?.({ type: 'model-usage-ignored', version: 1, author: reply.model ?? model.id, content: { reason } });
      return { ...reply, usage };
    },
  };
}

/**
 * What can be believed of a usage: without its tokens there is none, the rest is left out by itself. So nothing that a
 * provider says can give a budget anything back.
 *
 * @returns With `wrong`, the figures that cannot be: `inputTokens -5000`.
 */
export function soundUsage(usage: Usage | undefined): { readonly usage: Usage | undefined; readonly wrong: string[] } {
  if (usage === undefined || usage === null) return { usage: undefined, wrong: [] };
  const { inputTokens, outputTokens, cachedInputTokens, reasoningTokens, costMicros } = usage;
  // Nothing asked and nothing said: who reports that has not counted, unless it is told to have cost nothing.
  if (inputTokens === 0 && outputTokens === 0 && costMicros === undefined)
    return { usage: undefined, wrong: ['`inputTokens` 0 and `outputTokens` 0, as if nothing had been said'] };
  const wrong = Object.entries({ inputTokens, outputTokens }).filter(([, figure]) => !isCount(figure));
  const isCachedWrong =
    cachedInputTokens !== undefined && !(isCount(cachedInputTokens) && cachedInputTokens <= inputTokens);
  const isReasoningWrong =
    reasoningTokens !== undefined && !(isCount(reasoningTokens) && reasoningTokens <= outputTokens);
  const isCostWrong = costMicros !== undefined && !isCount(costMicros);
  if (isCachedWrong) wrong.push(['cachedInputTokens', cachedInputTokens]);
  if (isReasoningWrong) wrong.push(['reasoningTokens', reasoningTokens]);
  if (isCostWrong) wrong.push(['costMicros', costMicros]);
  const sound: Usage | undefined =
    isCount(inputTokens) && isCount(outputTokens)
      ? {
          inputTokens,
          outputTokens,
          ...(cachedInputTokens !== undefined && !isCachedWrong && { cachedInputTokens }),
          ...(reasoningTokens !== undefined && !isReasoningWrong && { reasoningTokens }),
          ...(costMicros !== undefined && !isCostWrong && { costMicros }),
        }
      : undefined;
  return { usage: sound, wrong: wrong.map(([name, figure]) => `\`${name}\` ${String(figure)}`) };
}

function isCount(figure: unknown): figure is number {
  return typeof figure === 'number' && figure >= 0 && figure <= Number.MAX_SAFE_INTEGER;
}
