import type { DeltaListener } from '../loop/loop-setup.ts';
import { LruMap } from '../lru-map.ts';

/** Replies that are kept, one for each run. */
const KEPT_BYTES = 4_000_000;

/** The text of a reply, as far as it has come. */
export interface LiveReply {
  readonly step: number;
  /** Attempts at the same call before this one, whose text is void. */
  readonly restarts: number;
  readonly text: string;
}

/**
 * Replies that are being given, in this process, for whoever watches a run. The log knows whole replies; this knows what has
 * come of the present one, so that also somebody who comes late, or comes back, sees it from its beginning.
 *
 * @example
 * const live = new LiveReplies();
 * void agent.thread('anna-1').send(text, { onDelta: live.hear });
 * return uiMessageResponse(log, runId, { live });
 */
export class LiveReplies {
  readonly #replies = new LruMap<string, LiveReply>({ bytes: KEPT_BYTES });
  readonly #watchers = new Map<string, Set<() => void>>();

  /** The `onDelta` of the runs to be watched. */
  readonly listen: DeltaListener = (delta, { runId, step }) => {
    const known = this.#replies.get(runId);
    const reply = known?.step === step ? known : { step, restarts: 0, text: '' };
    if (delta.type === 'restart') this.#replies.set(runId, { step, restarts: reply.restarts + 1, text: '' });
    else if (delta.type === 'text') this.#replies.set(runId, { ...reply, text: reply.text + delta.text });
    else return;
    for (const wake of this.#watchers.get(runId) ?? []) wake();
  };

  /** The present reply of a run, if one has begun. */
  replyOf(runId: string): LiveReply | undefined {
    return this.#replies.get(runId);
  }

  /**
   * Calls `wake` whenever there is more.
   *
   * @returns Ends it.
   */
  watch(runId: string, wake: () => void): () => void {
    const watchers = this.#watchers.get(runId) ?? new Set();
    this.#watchers.set(runId, watchers.add(wake));
    return () => {
      watchers.delete(wake);
      if (watchers.size === 0) this.#watchers.delete(runId);
    };
  }
}
