import { nodeDigest } from '../../src/node/node-digest.ts';
import type { Runtime } from '../../src/runtime.ts';
import { FixedClock } from '../../src/testing/index.ts';

interface Sleeper {
  readonly until: number;
  readonly wake: () => void;
}

/** A world in which time goes on only when the test says so: each wait ends at its own instant, in order. */
export class SteppedWorld implements Runtime {
  readonly clock = new FixedClock();
  readonly digest = nodeDigest;
  readonly #start = this.clock.now().getTime();
  readonly #sleepers = new Set<Sleeper>();

  /** Milliseconds since the test began. */
  get elapsedMs(): number {
    return this.clock.now().getTime() - this.#start;
  }

  random(): number {
    return 0;
  }

  sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const sleeper = { until: this.clock.now().getTime() + milliseconds, wake: resolve };
      this.#sleepers.add(sleeper);
      const stop = (): void => {
        this.#sleepers.delete(sleeper);
        reject(new Error('It was woken before its time.'));
      };
      if (signal?.aborted) stop();
      else signal?.addEventListener('abort', stop, { once: true });
    });
  }

  /** Lets so much time pass, with all that happens in it. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.clock.now().getTime() + milliseconds;
    await settle();
    for (let next = this.#nextUntil(end); next; next = this.#nextUntil(end)) {
      this.#sleepers.delete(next);
      this.clock.advance(next.until - this.clock.now().getTime());
      next.wake();
      await settle();
    }
    this.clock.advance(end - this.clock.now().getTime());
  }

  #nextUntil(end: number): Sleeper | undefined {
    const [first] = [...this.#sleepers].toSorted((one, other) => one.until - other.until);
    return first && first.until <= end ? first : undefined;
  }
}

/** Resolves when nothing is left to do but wait. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 4; turn++) await new Promise((resolve) => setImmediate(resolve));
}
