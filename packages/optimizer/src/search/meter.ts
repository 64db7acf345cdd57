import type { Options } from '../options.ts';
import type { StoppedBy } from '../solution.ts';

/** Units of work between two looks at clock and signal: about 300 µs. */
const UNITS_BETWEEN_LOOKS = 16_384;

/** Questions in one unit of `Options.effort`. */
export const QUESTIONS_PER_EFFORT = 1_000;

/**
 * Counts the work done and says when it is enough. A unit is one question "does this fit here?";
 * counting those and not minutes makes a search end at the same point on every machine.
 */
export class Meter {
  spent = 0;
  stoppedBy: StoppedBy | undefined;
  readonly limit: number;
  readonly #options: Options;
  readonly #deadline: number;
  #nextLook = 0;

  constructor(limit: number, options: Options) {
    this.limit = limit;
    this.#options = options;
    this.#deadline = options.now && options.deadlineMs !== undefined ? options.now() + options.deadlineMs : Infinity;
  }

  /** Notes `units` of work. */
  spend(units: number): void {
    this.spent += units;
    if (this.spent < this.#nextLook && this.spent < this.limit) return;
    this.#look();
  }

  #look(): void {
    this.#nextLook = this.spent + UNITS_BETWEEN_LOOKS;
    if (this.stoppedBy !== undefined) return;
    if (this.#options.signal?.aborted) this.stoppedBy = 'signal';
    else if (this.#options.now && this.#options.now() >= this.#deadline) this.stoppedBy = 'deadline';
    else if (this.spent >= this.limit) this.stoppedBy = 'effort';
  }
}
