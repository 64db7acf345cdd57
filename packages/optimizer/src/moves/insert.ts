import { EPSILON } from '../model/model.ts';
import { permitsInAll, permitsOnDay } from '../plan/permits.ts';
import { insertionMerit } from '../scoring/insertion-merit.ts';
import type { Search } from '../search/search.ts';
import { insertTwo, mayNeedTwo } from './insert-two.ts';

/** How greedy `fill` is. */
export interface Taste {
  /** Merit by squared gain (see `scoring/insertion-merit.ts`). */
  readonly squared: boolean;
  /** 0 = always the best; 0.5 = each merit is lowered by up to half, at random. */
  readonly noise: number;
  /** Minutes of delay that a unit of money counts for; 0 = money is no object. */
  readonly thrift: number;
}

/** Of so many fillings with noise one begins with two places at once: they seldom help, and take long to find. */
const FILLINGS_WITH_TWO = 8;

export const GREEDY: Taste = { squared: true, noise: 0, thrift: 0 };

/** Possible insertions as rows (day × places + place) with their merits. */
export interface Queue {
  readonly rows: Int32Array;
  readonly merits: Float64Array;
}

/**
 * Puts in the place that is most worth its delay, at its best position, until nothing more fits. What does not fit at the
 * beginning is not asked again: a visit makes others possible only where it bridges a leg, and `insertTwo` asks for those.
 *
 * @returns Whether anything was put in.
 */
export function fill(search: Search, taste: Taste): boolean {
  const { plan, insertions, queue, model, random } = search;
  const withTwo = taste.noise > 0 && mayNeedTwo(model) && random.below(FILLINGS_WITH_TWO) === 0;
  let found = withTwo && insertTwo(search, true);
  let waiting = collect(search, taste);
  while (waiting > 0) {
    const at = indexOfBest(queue.merits, waiting);
    const row = queue.rows[at] as number;
    const d = Math.floor(row / model.places);
    const place = row - d * model.places;
    if (permitsOnDay(plan, d, place, -1) && permitsInAll(plan, place, -1)) {
      plan.insert(d, insertions.position[row] as number, place);
      waiting = keepPossible(search, taste, waiting, d);
      found = true;
    } else {
      waiting = drop(queue, at, waiting);
    }
  }
  return found;
}

/** Queues every insertion that fits and gains. Returns how many there are. */
function collect(search: Search, taste: Taste): number {
  const { plan, queue, model } = search;
  const { dayOf } = plan;
  const { candidateOffsets, candidates, places } = model;
  let waiting = 0;
  for (let d = 0; d < model.days; d++) {
    const to = candidateOffsets[d + 1] as number;
    for (let k = candidateOffsets[d] as number; k < to; k++) {
      const place = candidates[k] as number;
      if ((dayOf[place] as number) >= 0) continue;
      const merit = meritOf(search, taste, d, place);
      if (merit < 0) continue;
      queue.rows[waiting] = d * places + place;
      queue.merits[waiting++] = merit;
    }
  }
  return waiting;
}

/** Once more after a visit was put into `day`: what is still possible stays in the queue. Returns how many there are. */
function keepPossible(search: Search, taste: Taste, waiting: number, day: number): number {
  const { plan, queue, model } = search;
  const { rows, merits } = queue;
  const from = day * model.places;
  const to = from + model.places;
  let kept = 0;
  for (let k = 0; k < waiting; k++) {
    const row = rows[k] as number;
    let merit = merits[k] as number;
    const place = row % model.places;
    if ((plan.dayOf[place] as number) >= 0) continue;
    if (row >= from && row < to) {
      merit = meritOf(search, taste, day, place);
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
  { squared, noise, thrift }: Taste,
  d: number,
  place: number,
): number {
  const row = insertions.refresh(plan, d, place);
  const gain = insertions.gain[row] as number;
  if (insertions.position[row] === 0 || gain <= EPSILON) return -1;
  const merit = insertionMerit(
    gain,
    (insertions.delay[row] as number) + thrift * (model.fee[place] as number),
    squared,
  );
  return noise > 0 ? merit * (1 - noise * random.next()) : merit;
}

function indexOfBest(merits: Float64Array, count: number): number {
  let best = 0;
  for (let k = 1; k < count; k++) if ((merits[k] as number) > (merits[best] as number)) best = k;
  return best;
}

function drop({ rows, merits }: Queue, at: number, count: number): number {
  for (let k = at + 1; k < count; k++) {
    rows[k - 1] = rows[k] as number;
    merits[k - 1] = merits[k] as number;
  }
  return count - 1;
}
