import type { Model } from '../model/model.ts';
import type { Plan } from '../plan/plan.ts';
import type { Trial } from './trial.ts';

/** Whether no visit stands before one that has to come first. Between days, `plan/permits.ts` asks. */
export function followsOrder({ predecessorOffsets, predecessors }: Model, { places, count }: Trial): boolean {
  if (predecessors.length === 0) return true;
  for (let k = 0; k < count; k++) {
    const place = places[k];
    const to = predecessorOffsets[place + 1];
    for (let f = predecessorOffsets[place]; f < to; f++) {
      for (let later = k + 1; later < count; later++) if (places[later] === predecessors[f]) return false;
    }
  }
  return true;
}

/** Whether one of the two has to come before the other. */
export function areOrdered({ predecessorOffsets, predecessors }: Model, i: number, j: number): boolean {
  return isFirstOf(i, j) || isFirstOf(j, i);

  function isFirstOf(first: number, later: number): boolean {
    const to = predecessorOffsets[later + 1];
    for (let f = predecessorOffsets[later]; f < to; f++) if (predecessors[f] === first) return true;
    return false;
  }
}

/** Whether `place` on day `d` would come after a visit of an earlier day that it has to precede, or the other way round. */
export function breaksOrderOfDays({ model, dayOf }: Plan, d: number, place: number): boolean {
  const { predecessorOffsets, predecessors, successorOffsets, successors } = model;
  for (let f = predecessorOffsets[place]; f < predecessorOffsets[place + 1]; f++) {
    if (dayOf[predecessors[f]] > d) return true;
  }
  for (let k = successorOffsets[place]; k < successorOffsets[place + 1]; k++) {
    const day = dayOf[successors[k]];
    if (day >= 0 && day < d) return true;
  }
  return false;
}
