import { nodeDigest } from '../node/node-digest.ts';
import type { Runtime } from '../runtime.ts';
import { FixedClock } from './fixed-clock.ts';

/**
 * A {@link Runtime} in which nothing is left to chance: its clock stands still, waiting takes no time but moves the clock,
 * and its random numbers are the same each time.
 *
 * @example
 * const runtime = new FixedRuntime();
 * await runtime.sleep(500);
 * runtime.waits; // [500]
 */
export class FixedRuntime implements Runtime {
  readonly clock: FixedClock;
  readonly digest = nodeDigest;
  /** What was waited for, in milliseconds, in order. */
  readonly waits: number[] = [];
  #seed = 1;

  /** @param instant - ISO 8601 with its zone. */
  constructor(instant?: string) {
    this.clock = new FixedClock(instant);
  }

  /** Numbers of a linear congruential generator (Numerical Recipes' constants). */
  random(): number {
    this.#seed = (Math.imul(this.#seed, 1_664_525) + 1_013_904_223) >>> 0;
    return this.#seed / 2 ** 32;
  }

  async sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    this.waits.push(milliseconds);
    this.clock.advance(milliseconds);
  }
}
