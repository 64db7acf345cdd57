import { setTimeout } from 'node:timers/promises';

import type { Concierge } from '@wayfarer/concierge';

export interface WatchedTripsParts {
  readonly concierge: Pick<Concierge, 'subscribe'>;
  /** Called with the id of a trip that has changed, whichever door or process changed it. */
  readonly onChange: (trip: string) => void;
}

/** More are forgotten, the one that was asked for longest ago first. */
const MOST_WATCHED = 50;

/** A write leaves several events, which are one change. */
const GATHERED_MS = 100;

/** Trips that somebody has read, and who wants to hear when they are no longer what was read. */
export class WatchedTrips {
  readonly #parts: WatchedTripsParts;
  readonly #watched = new Map<string, AbortController>();

  constructor(parts: WatchedTripsParts) {
    this.#parts = parts;
  }

  /** From event `seq` on. A trip that is watched stays so. */
  watch(trip: string, seq: number): void {
    const known = this.#watched.get(trip);
    const ending = known ?? new AbortController();
    this.#watched.delete(trip);
    this.#watched.set(trip, ending);
    if (known) return;
    const [oldest] = this.#watched.keys();
    if (this.#watched.size > MOST_WATCHED && oldest !== undefined) this.#forget(oldest);
    // One that was erased is no longer there to be heard of.
    this.#follow(trip, seq, ending.signal).catch(() => this.#forget(trip));
  }

  close(): void {
    for (const trip of this.#watched.keys()) this.#forget(trip);
  }

  async #follow(trip: string, after: number, signal: AbortSignal): Promise<void> {
    let isTold = true;
    const tell = async (): Promise<void> => {
      await setTimeout(GATHERED_MS, undefined, { signal });
      isTold = true;
      this.#parts.onChange(trip);
    };
    for await (const { seq } of this.#parts.concierge.subscribe(trip, { after, signal })) {
      if (!isTold || seq <= after) continue;
      isTold = false;
      tell().catch(() => undefined);
    }
  }

  #forget(trip: string): void {
    this.#watched.get(trip)?.abort();
    this.#watched.delete(trip);
  }
}
