import { canonicalJson } from '../events/canonical-json.ts';
import type { Digest } from '../events/chain.ts';
import type { Model, ModelReply } from './model.ts';
import { traitsOf } from './with-timeout.ts';

/** Keeps replies. A `Map` will do. */
export interface ReplyStore {
  get(key: string): ModelReply | undefined | Promise<ModelReply | undefined>;
  set(key: string, reply: ModelReply): unknown;
}

export interface CacheOptions {
  readonly digest: Digest;
  /** Default: the last 500 replies, in memory. */
  readonly store?: ReplyStore | undefined;
}

/** The model, but what was asked before in the same words is answered from memory: at no cost and without its deltas. */
export function withCache(model: Model, { digest, store = new RecentReplies(500) }: CacheOptions): Model {
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

/** The replies that were last made or asked for. */
class RecentReplies implements ReplyStore {
  readonly #room: number;
  /** The one longest unused comes first. */
  readonly #replies = new Map<string, ModelReply>();

  constructor(room: number) {
    this.#room = room;
  }

  get(key: string): ModelReply | undefined {
    const reply = this.#replies.get(key);
    if (reply) this.set(key, reply);
    return reply;
  }

  set(key: string, reply: ModelReply): void {
    this.#replies.delete(key);
    this.#replies.set(key, reply);
    for (const oldest of this.#replies.keys()) {
      if (this.#replies.size <= this.#room) return;
      this.#replies.delete(oldest);
    }
  }
}
