export interface BreakerLimits {
  /** Faults in a row after which no call is let through. */
  readonly faults: number;
  /** For how long; then one call is let through to see how things are. */
  readonly coolDownMs: number;
}

/** A change that is worth an event. */
export type BreakerChange = 'breaker-opened' | 'breaker-half-opened' | 'breaker-closed';

/** Leave to make a call. `trial`: the one that decides whether the breaker closes. */
export type Admission =
  | { readonly admitted: true; readonly trial: boolean }
  | { readonly admitted: false; readonly waitMs: number };

/**
 * Spares a failing tool: closed it lets calls through; after some faults in a row it is open and lets none through; after
 * a while it is half open and lets one through, whose end closes it or opens it again. Times are in milliseconds.
 */
export class CircuitBreaker {
  readonly #limits: BreakerLimits;
  #faults = 0;
  #openUntil: number | undefined;
  #trying = false;

  constructor(limits: BreakerLimits) {
    this.#limits = limits;
  }

  enter(now: number): Admission {
    if (this.#openUntil === undefined) return { admitted: true, trial: false };
    if (now < this.#openUntil) return { admitted: false, waitMs: this.#openUntil - now };
    if (this.#trying) return { admitted: false, waitMs: this.#limits.coolDownMs };
    this.#trying = true;
    return { admitted: true, trial: true };
  }

  /**
   * To be told of every call that was let through.
   *
   * @param outcome - `unknown`: the call was given up before it could show anything.
   */
  leave(outcome: 'sound' | 'fault' | 'unknown', trial: boolean, now: number): BreakerChange | undefined {
    if (trial) this.#trying = false;
    if (outcome === 'unknown') return undefined;
    if (outcome === 'sound') return this.#close();
    this.#faults++;
    const opens = trial || (this.#openUntil === undefined && this.#faults >= this.#limits.faults);
    if (!opens) return undefined;
    this.#openUntil = now + this.#limits.coolDownMs;
    return 'breaker-opened';
  }

  #close(): BreakerChange | undefined {
    const wasOpen = this.#openUntil !== undefined;
    this.#faults = 0;
    this.#openUntil = undefined;
    return wasOpen ? 'breaker-closed' : undefined;
  }
}
