import type { Model } from '../model/model.ts';
import type { Plan } from '../plan/plan.ts';
import type { Trial } from './broken-rule.ts';

/** Whether no visit stands before one that has to come first. Between days, `plan/permits.ts` asks. */
export function followsOrder({ firstOffsets, firsts }: Model, { places, count }: Trial): boolean {
  if (firsts.length === 0) return true;
  for (let k = 0; k < count; k++) {
    const place = places[k] as number;
    const to = firstOffsets[place + 1] as number;
    for (let f = firstOffsets[place] as number; f < to; f++) {
      for (let later = k + 1; later < count; later++) if (places[later] === firsts[f]) return false;
    }
  }
  return true;
}

/** Whether one of the two has to come before the other. */
export function areOrdered({ firstOffsets, firsts }: Model, i: number, j: number): boolean {
  return isFirstOf(i, j) || isFirstOf(j, i);

  function isFirstOf(first: number, later: number): boolean {
    const to = firstOffsets[later + 1] as number;
    for (let f = firstOffsets[later] as number; f < to; f++) if (firsts[f] === first) return true;
    return false;
  }
}

/** Whether `place` on day `d` would come after a visit of an earlier day that it has to precede, or the other way round. */
export function breaksOrderOfDays({ model, dayOf }: Plan, d: number, place: number): boolean {
  const { firstOffsets, firsts, laterOffsets, laters } = model;
  for (let f = firstOffsets[place] as number; f < (firstOffsets[place + 1] as number); f++) {
    if ((dayOf[firsts[f] as number] as number) > d) return true;
  }
  for (let k = laterOffsets[place] as number; k < (laterOffsets[place + 1] as number); k++) {
    const day = dayOf[laters[k] as number] as number;
    if (day >= 0 && day < d) return true;
  }
  return false;
}
