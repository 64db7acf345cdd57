import { MisuseError } from '../errors.ts';
import type { Clock } from '../events/clock.ts';

/**
 * A {@link Clock} that stands still until it is told to move.
 *
 * @example
 * const clock = new FixedClock('2027-04-03T09:00:00Z');
 * clock.advance(60_000);
 */
export class FixedClock implements Clock {
  #milliseconds = 0;

  /** @param instant - ISO 8601 with its zone. */
  constructor(instant = '2027-01-01T00:00:00Z') {
    this.set(instant);
  }

  now(): Date {
    return new Date(this.#milliseconds);
  }

  set(instant: string): void {
    const milliseconds = Date.parse(instant);
    if (Number.isNaN(milliseconds)) {
      throw new MisuseError(`Expected an instant such as "2027-04-03T09:00:00Z", got ${JSON.stringify(instant)}.`);
    }
    this.#milliseconds = milliseconds;
  }

  /** @param milliseconds - How far; negative to go back. */
  advance(milliseconds: number): void {
    this.#milliseconds += milliseconds;
  }
}
