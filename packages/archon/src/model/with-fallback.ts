import type { Model, ModelReply } from './model.ts';
import { costMicros, dearer } from './price.ts';

/**
 * The first of `models` that replies. The next is asked when one fails, whatever its fault. Limits that hold for all of
 * them are those of the narrowest, and the price to reckon with is that of the dearest.
 */
export function withFallback(...models: readonly [Model, ...Model[]]): Model {
  return {
    id: models.map(({ id }) => id).join('|'),
    nativeTools: models.every(({ nativeTools }) => nativeTools),
    contextTokens: models.reduce<number | undefined>((least, { contextTokens = Infinity }) => {
      return contextTokens === Infinity ? least : Math.min(least ?? Infinity, contextTokens);
    }, undefined),
    price: models.map(({ price }) => price).reduce(dearer),
    async complete(request, call = {}) {
      for (const [place, model] of models.entries()) {
        try {
          return signed(await model.complete(request, call), model);
        } catch (error) {
          const next = models[place + 1];
          if (!next || call.signal?.aborted) throw error;
          const content = { by: next.id, reason: (error as Error).message };
          call.onEvent?.({ type: 'model-replaced', version: 1, author: model.id, content });
          call.onDelta?.({ type: 'restart' });
        }
      }
      throw new Error('Unreachable: the last model replies or throws.');
    },
  };
}

/** The reply with the name and the price of the model that gave it; where it has none, the dearest's will be reckoned with. */
function signed(reply: ModelReply, { id, price }: Model): ModelReply {
  const usage = reply.usage && price && { ...reply.usage, costMicros: costMicros(reply.usage, price) };
  return { ...reply, model: reply.model ?? id, ...(usage && { usage }) };
}
