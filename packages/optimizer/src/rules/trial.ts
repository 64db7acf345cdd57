/** One day in some order, with times, as the rules look at it. */
export interface Trial {
  readonly d: number;
  /** The visits are `places[0…count − 1]`. */
  readonly places: Int32Array;
  readonly count: number;
  /** Arrival at each of them, and at the end of the day at `count`. */
  readonly arrivals: Int32Array;
  readonly starts: Int32Array;
}
