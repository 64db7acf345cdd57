import type { Digest } from '@wayfarer/archon';
import { LruMap } from '@wayfarer/archon/data';

import type { Intent } from './intent.ts';

/** For the share in rollouts of some thousand sessions; a session talks for a while and is then gone. */
const REMEMBERED_BYTES = 1_000_000;

/** What is on offer to a kind of customer, less what is still being rolled out and has not reached a session. */
export class Offer {
  readonly #open: readonly Intent[];
  readonly #digest: Digest;
  readonly #isSame: boolean;
  readonly #bySession = new LruMap<string, readonly Intent[]>({
    bytes: REMEMBERED_BYTES,
    // The intents themselves are kept in any case.
    bytesOf: (intents, session) => session.length + 8 * intents.length,
  });

  /** @param open - What channel and tier allow. */
  constructor(open: readonly Intent[], digest: Digest) {
    this.#open = open.filter(({ constraints }) => constraints.rollout > 0);
    this.#digest = digest;
    this.#isSame = open.every(({ constraints }) => constraints.rollout === 0 || constraints.rollout >= 100);
  }

  to(sessionId: string): readonly Intent[] {
    if (this.#isSame) return this.#open;
    const known = this.#bySession.get(sessionId);
    if (known) return known;
    const offered = this.#open.filter((intent) => this.#hasReached(sessionId, intent));
    this.#bySession.set(sessionId, offered);
    return offered;
  }

  #hasReached(sessionId: string, { id, constraints }: Intent): boolean {
    return constraints.rollout >= 100 || rolloutBucket(sessionId, id, this.#digest) < constraints.rollout;
  }
}

/** 0–99: the first four bytes of SHA-256 over session and intent, as one number, modulo 100. */
function rolloutBucket(sessionId: string, intentId: string, digest: Digest): number {
  return Number.parseInt(digest(`${sessionId}${intentId}`).slice(0, 8), 16) % 100;
}
