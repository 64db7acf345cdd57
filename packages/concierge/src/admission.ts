import { BusyError, RETRY_AFTER_SECONDS } from './errors.ts';
import type { Workshop } from './workshop.ts';

/** Trips that may wait to be planned: the last of them waits for minutes. */
const MOST_WAITING = 64;

/** Refuses, before anything is logged, what could only wait in a line that is too long already. */
export class Admission {
  readonly #workshop: Workshop;
  /** Writes that are not answered, by trip: each may come to wait. */
  readonly #underWay = new Map<string, number>();

  constructor(workshop: Workshop) {
    this.#workshop = workshop;
  }

  /**
   * Does a write that may begin planning. A trip that waits already may say more.
   *
   * @throws {BusyError}
   */
  async admit<Result>(trip: string, write: () => Promise<Result>): Promise<Result> {
    const waiting = Math.max(this.#workshop.waiting, this.#underWay.size - this.#workshop.running);
    if (waiting >= MOST_WAITING && !this.#underWay.has(trip)) throw new BusyError(waiting, RETRY_AFTER_SECONDS);
    this.#count(trip, 1);
    try {
      return await write();
    } finally {
      this.#count(trip, -1);
    }
  }

  #count(trip: string, change: number): void {
    const count = (this.#underWay.get(trip) ?? 0) + change;
    if (count > 0) this.#underWay.set(trip, count);
    else this.#underWay.delete(trip);
  }
}
