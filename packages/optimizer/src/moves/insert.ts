import { EPSILON } from '../model/model.ts';
import { permitsInAll, permitsOnDay } from '../plan/permits.ts';
import type { Queue, Search } from '../search/search.ts';
import { insertTwo, mayNeedTwo } from './insert-two.ts';

/** How greedy `fill` is. */
export interface Greediness {
  /** Merit by squared gain (see {@link insertionMerit}). */
  readonly squared: boolean;
  /** 0 = always the best; 0.5 = each merit is lowered by up to half, at random. */
  readonly noise: number;
  /** Minutes of delay that a unit of money counts for; 0 = money is no object. */
  readonly budgetWeight: number;
}

/** Of so many fillings with noise one begins with two places at once: they seldom help, and take long to find. */
const FILLINGS_WITH_TWO = 8;

export const GREEDY: Greediness = { squared: true, noise: 0, budgetWeight: 0 };

/**
 * Puts in the place that is most worth its delay, at its best position, until nothing more fits. What does not fit at the
 * beginning is not asked again: a visit makes others possible only where it bridges a leg, and `insertTwo` asks for those.
 *
 * @returns Whether anything was put in.
 */
export function fill(search: Search, greediness: Greediness): boolean {
  const { plan, insertions, queue, model, random } = search;
  const withTwo = greediness.noise > 0 && mayNeedTwo(model) && random.below(FILLINGS_WITH_TWO) === 0;
  let found = withTwo && insertTwo(search, true);
  let waiting = collect(search, greediness);
  while (waiting > 0) {
    const at = indexOfBest(queue.merits, waiting);
    const row = queue.rows[at];
    const d = Math.floor(row / model.places);
    const place = row - d * model.places;
    if (permitsOnDay(plan, d, place, -1) && permitsInAll(plan, place, -1)) {
      plan.insert(d, insertions.position[row], place);
      waiting = keepPossible(search, greediness, waiting, d);
      found = true;
    } else {
      waiting = drop(queue, at, waiting);
    }
  }
  return found;
}

/** Queues every insertion that fits and gains. Returns how many there are. */
function collect(search: Search, greediness: Greediness): number {
  const { plan, queue, model } = search;
  const { dayOf } = plan;
  const { candidateOffsets, candidates, places } = model;
  let waiting = 0;
  for (let d = 0; d < model.days; d++) {
    const to = candidateOffsets[d + 1];
    for (let k = candidateOffsets[d]; k < to; k++) {
      const place = candidates[k];
      if (dayOf[place] >= 0) continue;
      const merit = meritOf(search, greediness, d, place);
      if (merit < 0) continue;
      queue.rows[waiting] = d * places + place;
      queue.merits[waiting++] = merit;
    }
  }
  return waiting;
}

/** Once more after a visit was put into `day`: what is still possible stays in the queue. Returns how many there are. */
function keepPossible(search: Search, greediness: Greediness, waiting: number, day: number): number {
  const { plan, queue, model } = search;
  const { rows, merits } = queue;
  const from = day * model.places;
  const to = from + model.places;
  let kept = 0;
  for (let k = 0; k < waiting; k++) {
    const row = rows[k];
    let merit = merits[k];
    const place = row % model.places;
    if (plan.dayOf[place] >= 0) continue;
    if (row >= from && row < to) {
      merit = meritOf(search, greediness, day, place);
      if (merit < 0) continue;
    }
    rows[kept] = row;
    merits[kept++] = merit;
  }
  return kept;
}

/** Merit of `place` at its best position on day `d`, −1 when it does not fit or gains nothing. */
function meritOf(
  { plan, insertions, random, model }: Search,
  { squared, noise, budgetWeight }: Greediness,
  d: number,
  place: number,
): number {
  const row = insertions.refresh(plan, d, place);
  const gain = insertions.gain[row];
  if (insertions.position[row] === 0 || gain <= EPSILON) return -1;
  const merit = insertionMerit(gain, insertions.delay[row] + budgetWeight * model.fee[place], squared);
  return noise > 0 ? merit * (1 - noise * random.next()) : merit;
}

function indexOfBest(merits: Float64Array, count: number): number {
  let best = 0;
  for (let k = 1; k < count; k++) if (merits[k] > merits[best]) best = k;
  return best;
}

function drop({ rows, merits }: Queue, at: number, count: number): number {
  for (let k = at + 1; k < count; k++) {
    rows[k - 1] = rows[k];
    merits[k - 1] = merits[k];
  }
  return count - 1;
}

/**
 * Which visit to put in first: much gain for little delay. The square favours valuable places over
 * many small ones that happen to be on the way; the plain quotient fills gaps better.
 *
 * Source: Vansteenwegen et al. 2009, "Iterated local search for the team orienteering problem with time
 * windows", Computers & Operations Research 36 (ratio of squared score and shift).
 *
 * @param gain - What the plan would win, above 0.
 * @param delay - Minutes by which what follows is pushed back; anything under one counts as one.
 */
function insertionMerit(gain: number, delay: number, squared: boolean): number {
  const quotient = gain / (delay > 1 ? delay : 1);
  return squared ? quotient * gain : quotient;
}
