import type { Random } from '../random.ts';

/** Steps between two looks at what was learned. */
const SEGMENT = 100;
/** The share of what was learned that is kept at each look: the older, the less it counts. */
const KEPT = 0.9;
/** No way becomes rarer than this, the mean being 1: what fails now may be right later. */
const LEAST_WEIGHT = 0.3;

/**
 * A roulette that learns: of several ways to do a step, those that succeeded more for their work come up more often.
 *
 * Source: Ropke and Pisinger 2006, "An adaptive large neighborhood search heuristic for the pickup and delivery problem with time
 * windows", Transportation Science 40 (success there is counted for each use, here for each unit of work).
 */
export class Choice {
  /** How likely each way is, against each other. */
  readonly weights: Float64Array;
  readonly #success: Float64Array;
  readonly #work: Float64Array;
  #steps = 0;

  constructor(weights: readonly number[]) {
    this.weights = Float64Array.from(weights);
    this.#success = new Float64Array(weights.length);
    this.#work = new Float64Array(weights.length);
  }

  /** The next way, by its number. */
  pick(random: Random): number {
    const { weights } = this;
    let left = random.next() * sumOf(weights);
    for (let way = 0; way < weights.length; way++) {
      left -= weights[way];
      if (left < 0) return way;
    }
    return weights.length - 1;
  }

  /**
   * Notes how a step went.
   *
   * @param success - 0 = nothing came of it.
   * @param work - Units, above 0.
   */
  learn(way: number, success: number, work: number): void {
    this.#success[way] = this.#success[way] + success;
    this.#work[way] = this.#work[way] + work;
    this.#steps++;
    if (this.#steps % SEGMENT === 0) this.#weigh();
  }

  #weigh(): void {
    const success = sumOf(this.#success);
    if (success === 0) return;
    const mean = success / sumOf(this.#work);
    for (let way = 0; way < this.weights.length; way++) {
      const work = this.#work[way];
      if (work > 0) this.weights[way] = Math.max(LEAST_WEIGHT, this.#success[way] / work / mean);
      this.#success[way] = KEPT * this.#success[way];
      this.#work[way] = KEPT * work;
    }
  }
}

function sumOf(values: Float64Array): number {
  let sum = 0;
  for (let k = 0; k < values.length; k++) sum += values[k];
  return sum;
}
