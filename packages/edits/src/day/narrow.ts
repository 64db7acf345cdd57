import type { Item } from './item.ts';

/**
 * The items with bounds of their arrivals that follow from their neighbours: nobody arrives before everything before could be done, or too
 * late for what follows. It loses no timetable, and leaves few minutes to try on a full day. `undefined` where something fits nowhere.
 */
export function narrow(items: readonly Item[], isShortened: boolean): readonly Item[] | undefined {
  const lengthOf = ({ shortest, longest }: Item): number => (isShortened ? shortest : longest);
  const forward: Item[] = [];
  let done = -Infinity;
  for (const item of items) {
    const earliest = Math.max(item.earliest, done + item.gap);
    // Never, where it fits nowhere: on the way back that is before it can be.
    const first = item.isFixed ? item.earliest : firstArrival({ ...item, earliest }, lengthOf(item));
    done = item.isFixed ? (item.planned?.depart ?? Infinity) : first + lengthOf(item);
    forward.push(item.isFixed ? item : { ...item, earliest: first });
  }
  const backward: Item[] = [];
  let by = Infinity;
  for (const item of forward.toReversed()) {
    const length = item.isFixed ? 0 : lengthOf(item);
    const last = item.isFixed ? (item.planned?.arrive ?? 0) : lastArrival(item, { length, by });
    if (last < (item.isFixed ? 0 : item.earliest)) return undefined;
    backward.push(item.isFixed ? item : { ...item, latest: Math.min(item.latest, last) });
    by = last - item.gap;
  }
  return backward.toReversed();
}

function firstArrival({ within, planned, earliest, latest }: Item, length: number): number {
  const starts = within
    .map(({ open, close }) => ({ start: Math.max(open, earliest), close }))
    .filter(({ start, close }) => start + length <= close && start <= latest)
    .map(({ start }) => start);
  const asPlanned = planned && planned.arrive >= earliest ? planned.arrive : Infinity;
  return Math.min(asPlanned, ...starts);
}

function lastArrival(
  { within, planned, earliest, latest }: Item,
  { length, by }: { readonly length: number; readonly by: number },
): number {
  const starts = within
    .map(({ open, close }) => ({ open, start: Math.min(latest, Math.min(close, by) - length) }))
    .filter(({ open, start }) => start >= Math.max(open, earliest))
    .map(({ start }) => start);
  const asPlanned = planned && planned.depart <= by ? planned.arrive : -Infinity;
  return Math.max(asPlanned, ...starts);
}
