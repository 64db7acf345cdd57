import type { Model } from '../model/model.ts';
import type { Trial } from './trial.ts';

/** Whether nobody waits too long before a door. Before the first one nobody need wait: one may leave later. */
export function waitsNotTooLong({ mostWaiting }: Model, { d, count, arrivals, starts }: Trial): boolean {
  const most = mostWaiting[d];
  if (most === Infinity) return true;
  for (let k = 1; k < count; k++) if (starts[k] - arrivals[k] > most) return false;
  return true;
}
