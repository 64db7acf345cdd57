import type { Clock } from './events/clock.ts';
import type { Digest } from './events/digest.ts';

/**
 * What the framework may not decide for itself: time, chance, waiting, and the digest. Node's is `nodeRuntime` of
 * `@wayfarer/archon/node`; tests take `FixedRuntime` of `@wayfarer/archon/testing`.
 */
export interface Runtime {
  readonly clock: Clock;
  readonly digest: Digest;
  /** A number from 0 up to, but not including, 1. */
  random(): number;
  /** Resolves after so long; rejects as soon as `signal` aborts. */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>;
}
