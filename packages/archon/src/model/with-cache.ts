import { canonicalJson } from '../events/canonical-json.ts';
import type { Digest } from '../events/digest.ts';
import { LruMap } from '../lru-map.ts';
import type { Model, ModelReply } from './model.ts';
import { traitsOf } from './with-timeout.ts';

/** Keeps replies. A `Map` will do. */
export interface ReplyStore {
  get(key: string): ModelReply | undefined | Promise<ModelReply | undefined>;
  set(key: string, reply: ModelReply): unknown;
}

export interface CacheOptions {
  readonly digest: Digest;
  /** Default: the last replies, 16 MB of them in memory. */
  readonly store?: ReplyStore | undefined;
}

const KEPT_BYTES = 16_000_000;

/** The model, but what was asked before in the same words is answered from memory: at no cost and without its deltas. */
export function withCache(model: Model, { digest, store = new LruMap({ bytes: KEPT_BYTES }) }: CacheOptions): Model {
  return {
    ...traitsOf(model),
    async complete(request, call = {}) {
      const key = digest(canonicalJson([model.id, request]));
      const known = await store.get(key);
      if (known) return { ...known, usage: { inputTokens: 0, outputTokens: 0, costMicros: 0 } };
      const reply = await model.complete(request, call);
      await store.set(key, reply);
      return reply;
    },
  };
}
