import { EPSILON } from '../model/model.ts';
import { permitsInAll, permitsOnDay } from '../plan/permits.ts';
import { insertionMerit } from '../scoring/insertion-merit.ts';
import type { Search } from '../search/search.ts';

/** How greedy `insert` is. */
export interface Taste {
  /** Merit by squared gain (see `scoring/insertion-merit.ts`). */
  readonly squared: boolean;
  /** 0 = always the best; 0.5 = each merit is lowered by up to half, at random. */
  readonly noise: number;
}

export const GREEDY: Taste = { squared: true, noise: 0 };

/**
 * Puts in the place that is most worth its delay, at its best position.
 *
 * @returns Whether there was one.
 */
export function insert({ plan, insertions, random }: Search, { squared, noise }: Taste): boolean {
  const { model, dayOf } = plan;
  const { candidateOffsets, candidates } = model;
  let best = -1;
  let bestDay = -1;
  let bestMerit = 0;
  for (let d = 0; d < model.days; d++) {
    const to = candidateOffsets[d + 1] as number;
    for (let k = candidateOffsets[d] as number; k < to; k++) {
      const place = candidates[k] as number;
      if ((dayOf[place] as number) >= 0 || !permitsOnDay(plan, d, place, -1) || !permitsInAll(plan, place, -1))
        continue;
      const row = insertions.refresh(plan, d, place);
      const gain = insertions.gain[row] as number;
      if (insertions.position[row] === 0 || gain <= EPSILON) continue;
      let merit = insertionMerit(gain, insertions.delay[row] as number, squared);
      if (noise > 0) merit *= 1 - noise * random.next();
      if (merit <= bestMerit) continue;
      best = place;
      bestDay = d;
      bestMerit = merit;
    }
  }
  if (best < 0) return false;
  plan.insert(bestDay, insertions.position[bestDay * model.places + best] as number, best);
  return true;
}

/** Inserts until nothing more fits. */
export function fill(search: Search, taste: Taste): void {
  while (insert(search, taste));
}
