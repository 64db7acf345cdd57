import type { Item, Times } from './item.ts';
import { narrow } from './narrow.ts';

export interface Timetable {
  readonly times: readonly Times[];
  readonly cost: number;
}

/** The minutes that matter: none is before the first possible arrival, none after the last possible departure. */
interface Extent {
  readonly from: number;
  readonly size: number;
}

function extentOf(items: readonly Item[]): Extent {
  const all = items.flatMap(({ planned, within }) => [
    ...(planned ? [planned.arrive, planned.depart] : []),
    ...within.flatMap(({ open, close }) => [open, close]),
  ]);
  const from = Math.min(...all);
  return { from, size: Math.max(...all) - from + 1 };
}

/** The same item with minutes counted from `from`. */
function since(item: Item, from: number): Item {
  const { planned } = item;
  return {
    ...item,
    wished: item.wished - from,
    earliest: item.earliest - from,
    latest: item.latest - from,
    within: item.within.map(({ open, close }) => ({ open: open - from, close: close - from })),
    ...(planned ? { planned: { arrive: planned.arrive - from, depart: planned.depart - from } } : {}),
  };
}

/** One item dealt with: the cheapest way to be done by each minute. */
interface Step {
  /** Cost of having it done by minute t. */
  readonly done: Float64Array;
  /** When it then ends, and when one that ends at t began. */
  readonly departs: Int16Array;
  readonly arrives: Int16Array;
}

/**
 * When each of the items takes place, in their order, so that what it costs in all is least: minutes away from what is
 * wished, by their weight, and minutes shortened, each for `perMinuteShorter` (Infinity: nothing is shortened). Exact, by dynamic
 * programming over the minutes of the day. `undefined` where they do not fit in that order.
 */
export function toTimetable(items: readonly Item[], perMinuteShorter: number): Timetable | undefined {
  if (items.some(({ planned, within }) => !planned && within.length === 0)) return undefined;
  if (items.length === 0) return { times: [], cost: 0 };
  const { from, size } = extentOf(items);
  const counted = narrow(
    items.map((item, index) => since(index === 0 ? { ...item, gap: 0 } : item, from)),
    Number.isFinite(perMinuteShorter),
  );
  if (!counted) return undefined;
  const steps: Step[] = [];
  let before: Float64Array = new Float64Array(size);
  for (const item of counted) {
    const step = item.isFixed ? fixedStep(item, before) : freeStep(item, before, perMinuteShorter);
    if (!Number.isFinite(step.done[size - 1])) return undefined;
    steps.push(step);
    before = step.done;
  }
  const times = readBack(counted, steps).map(({ arrive, depart }) => ({
    arrive: arrive + from,
    depart: depart + from,
  }));
  return { times, cost: before[size - 1] ?? 0 };
}

function fixedStep({ planned, gap }: Item, before: Float64Array): Step {
  const ends = new Float64Array(before.length).fill(Infinity);
  const arrives = new Int16Array(before.length);
  if (planned) offer({ ends, arrives }, planned, costOfArriving(before, planned.arrive - gap));
  return summed(ends, arrives);
}

function freeStep(item: Item, before: Float64Array, perMinuteShorter: number): Step {
  const ends = new Float64Array(before.length).fill(Infinity);
  const arrives = new Int16Array(before.length);
  const costAt = (arrive: number): number =>
    costOfArriving(before, arrive - item.gap) + item.weight * Math.abs(arrive - item.wished);
  for (const { open, close } of item.within) {
    const first = Math.max(open, item.earliest, 0);
    const last = Math.min(close - item.shortest, item.latest);
    if (last < first) continue;
    if (Number.isFinite(perMinuteShorter))
      shortenable(item, { first, last, close, perMinuteShorter }, { ends, arrives, costAt });
    else
      for (let at = first; at <= Math.min(last, close - item.longest); at += 1) {
        const cost = costAt(at);
        if (cost >= (ends[at + item.longest] ?? Infinity)) continue;
        ends[at + item.longest] = cost;
        arrives[at + item.longest] = at;
      }
  }
  const { planned } = item;
  if (planned && planned.arrive >= item.earliest && planned.arrive <= item.latest)
    offer({ ends, arrives }, planned, costAt(planned.arrive));
  return summed(ends, arrives);
}

interface Offers {
  readonly ends: Float64Array;
  readonly arrives: Int16Array;
}

/**
 * Every end from the shortest to the longest stay. What a stay costs is linear in its beginning, so that the best beginning for each
 * end is the least of a window that slides along.
 */
function shortenable(
  { longest, shortest }: Item,
  {
    first,
    last,
    close,
    perMinuteShorter,
  }: { readonly first: number; readonly last: number; readonly close: number; readonly perMinuteShorter: number },
  { ends, arrives, costAt }: Offers & { readonly costAt: (arrive: number) => number },
): void {
  const queue = new Int16Array(last - first + 1);
  const keys = new Float64Array(last - first + 1);
  let [head, tail, next] = [0, 0, first];
  for (let depart = first + shortest; depart <= Math.min(close, last + longest); depart += 1) {
    for (; next <= Math.min(last, depart - shortest); next += 1) {
      const key = costAt(next) + perMinuteShorter * next;
      while (tail > head && (keys[tail - 1] ?? 0) > key) tail -= 1;
      queue[tail] = next;
      keys[tail] = key;
      tail += 1;
    }
    while (head < tail && (queue[head] ?? 0) < depart - longest) head += 1;
    if (head === tail) continue;
    const cost = (keys[head] ?? 0) + perMinuteShorter * (longest - depart);
    offer({ ends, arrives }, { arrive: queue[head] ?? 0, depart }, cost);
  }
}

function offer({ ends, arrives }: Offers, { arrive, depart }: Times, cost: number): void {
  if (depart >= ends.length || cost >= (ends[depart] ?? Infinity)) return;
  ends[depart] = cost;
  arrives[depart] = arrive;
}

function costOfArriving(before: Float64Array, ready: number): number {
  return ready < 0 ? Infinity : (before[Math.min(ready, before.length - 1)] ?? Infinity);
}

function summed(ends: Float64Array, arrives: Int16Array): Step {
  const done = new Float64Array(ends.length);
  const departs = new Int16Array(ends.length);
  let least = Infinity;
  let at = 0;
  for (let minute = 0; minute < ends.length; minute += 1) {
    const cost = ends[minute] ?? Infinity;
    if (cost < least) {
      least = cost;
      at = minute;
    }
    done[minute] = least;
    departs[minute] = at;
  }
  return { done, departs, arrives };
}

function readBack(items: readonly Item[], steps: readonly Step[]): Times[] {
  const times: Times[] = [];
  let by = (steps[0]?.done.length ?? 1) - 1;
  for (let index = items.length - 1; index >= 0; index -= 1) {
    const step = steps[index];
    if (!step) break;
    const depart = step.departs[Math.max(0, Math.min(by, step.departs.length - 1))] ?? 0;
    const arrive = step.arrives[depart] ?? 0;
    times.unshift({ arrive, depart });
    by = arrive - (items[index]?.gap ?? 0);
  }
  return times;
}
