import type { Visit } from '@wayfarer/trip';

import { mayMove } from '../plan/context.ts';
import { arrange, type Arranged, arrangeSomehow, type Judging, type Row } from './arrange.ts';

/** Whether what the edit is about may stand elsewhere in the order, too, or only what makes room for it. */
export interface Freedom {
  readonly ofGuests: boolean;
}

/** The day with that row; where its order does not hold it, with one stop elsewhere in it. Meals and what is fixed keep theirs. */
export function rearrange(judging: Judging, row: Row, freedom: Freedom): Arranged | undefined {
  const asSaid = arrangeSomehow(judging, row);
  if (asSaid) return asSaid;
  const orders = listOrders(judging, row, freedom);
  for (const stage of ['shifted', 'shortened'] as const) {
    const found = orders.flatMap((visits) => arrange(judging, { ...row, visits }, stage) ?? []);
    const [best] = found.toSorted((left, right) => left.cost - right.cost);
    if (best) return best;
  }
  return undefined;
}

/** Every order in which one stop stands elsewhere, between what the day starts from and what it ends at. */
function listOrders(
  { after }: Judging,
  { day, visits, guests }: Row,
  { ofGuests }: Freedom,
): readonly (readonly Visit[])[] {
  const isGuest = ({ id }: Visit): boolean => guests.some(({ visit }) => visit.id === id);
  const isMovable = (visit: Visit): boolean =>
    visit.kind === 'place' && (isGuest(visit) ? ofGuests : mayMove(after, day.date, visit));
  const ends = visits.at(-1)?.kind === 'place' || visits.at(-1)?.kind === 'meal' ? visits.length : visits.length - 1;
  return visits.flatMap((visit, from) => {
    if (!isMovable(visit)) return [];
    const others = visits.toSpliced(from, 1);
    return Array.from({ length: ends }, (_, to) => to)
      .filter((to) => to > 0 && to !== from)
      .map((to) => others.toSpliced(to, 0, visit));
  });
}
