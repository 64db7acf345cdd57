import { doorsOf, type Item, type Schedule, type Slot } from './schedule.ts';

/** A time on a clock face is one of five minutes. */
const STEP = 5;
const DAY_MINUTES = 1440;

/** How far a stop is moved from where it stood: days, hours on the clock, and what it is shortened or lengthened by, in minutes. */
export function minutesMoved({ item: { day: from, visit }, day, arrive, depart }: Slot): number {
  const length = visit.depart - visit.arrive;
  return Math.abs(day - from) * DAY_MINUTES + Math.abs(arrive - visit.arrive) + Math.abs(depart - arrive - length);
}

/**
 * Where a stop may go between those that stand there, the least moved first: near to its time, at either end of the gap, and shorter
 * where its length has no room. All but the last word of the judge is heeded.
 */
export function listSlots(
  schedule: Schedule,
  item: Item,
  { busy, days }: { readonly busy: readonly Slot[]; readonly days: readonly number[] },
): readonly Slot[] {
  const found = days.flatMap((day) => {
    // A meal without a place stands between the stops of its day.
    if (!item.place && day !== item.day) return [];
    if (busy.some((slot) => isSamePlace(slot.item, item))) return [];
    return gapsOf(schedule, { item, day, busy }).flatMap((gap) => slotsIn(gap, item, day));
  });
  const unique = new Map(found.map((slot) => [`${slot.day} ${slot.arrive} ${slot.depart}`, slot]));
  return [...unique.values()].toSorted((left, right) => minutesMoved(left) - minutesMoved(right));
}

/** A sight is seen once. */
function isSamePlace(left: Item, right: Item): boolean {
  return (
    left.place !== null && left.place === right.place && left.visit.kind === 'place' && right.visit.kind === 'place'
  );
}

interface Gap {
  readonly start: number;
  readonly end: number;
}

function gapsOf(
  schedule: Schedule,
  { item, day, busy }: { readonly item: Item; readonly day: number; readonly busy: readonly Slot[] },
): readonly Gap[] {
  const date = schedule.days[day]?.date;
  if (date === undefined) return [];
  const there = busy.filter((slot) => slot.day === day).toSorted((left, right) => left.arrive - right.arrive);
  // Ways lead past a meal of which nobody says where.
  const between = [undefined, ...there].map((before, at) => {
    const start = latest([before?.depart, ...wayEnds(schedule, item, there.slice(0, at))]);
    const end = earliest([there[at]?.arrive, ...wayStarts(schedule, item, there.slice(at))]);
    return { start, end };
  });
  const taken = schedule.taken[day] ?? [];
  return between
    .flatMap((gap) => doorsOf(item, date).map((door) => overlap(overlap(gap, door), item.window)))
    .flatMap((gap) =>
      taken.reduce<readonly Gap[]>((gaps, busyTime) => gaps.flatMap((one) => cut(one, busyTime)), [gap]),
    )
    .map(({ start, end }) => ({ start: Math.ceil(start / STEP) * STEP, end: Math.floor(end / STEP) * STEP }))
    .filter(({ start, end }) => end > start);
}

function latest(all: readonly (number | undefined)[]): number {
  return Math.max(0, ...all.map((one) => one ?? 0));
}
function earliest(all: readonly (number | undefined)[]): number {
  return Math.min(2880, ...all.map((one) => one ?? 2880));
}

/** When one is there from the last stop that has a place. */
function wayEnds(schedule: Schedule, item: Item, before: readonly Slot[]): readonly number[] {
  const last = item.place && before.findLast((slot) => slot.item.place !== null);
  if (!last) return [];
  const way = schedule.wayBetween(last.item, item);
  return [way === undefined ? Infinity : last.depart + way];
}

function wayStarts(schedule: Schedule, item: Item, after: readonly Slot[]): readonly number[] {
  const next = item.place && after.find((slot) => slot.item.place !== null);
  if (!next) return [];
  const way = schedule.wayBetween(item, next.item);
  return [way === undefined ? -Infinity : next.arrive - way];
}

function overlap(left: Gap, right: Gap): Gap {
  return { start: Math.max(left.start, right.start), end: Math.min(left.end, right.end) };
}

function cut(gap: Gap, out: Gap): readonly Gap[] {
  if (out.end <= gap.start || gap.end <= out.start) return [gap];
  return [
    { start: gap.start, end: Math.min(gap.end, out.start) },
    { start: Math.max(gap.start, out.end), end: gap.end },
  ];
}

function slotsIn({ start, end }: Gap, item: Item, day: number): readonly Slot[] {
  const { arrive, depart } = item.visit;
  const length = Math.max(item.least, depart - arrive);
  const room = end - start;
  if (room < item.least || room <= 0) return [];
  const fits = (from: number, minutes: number): readonly Slot[] =>
    from >= start && from + minutes <= end && minutes >= item.least && minutes > 0
      ? [{ item, day, arrive: from, depart: from + minutes }]
      : [];
  const near = Math.min(Math.max(arrive, start), end - length);
  return [
    ...fits(near, length),
    ...fits(start, length),
    ...fits(end - length, length),
    ...(arrive >= start && arrive + length > end ? fits(arrive, end - arrive) : []),
    ...(arrive < start && depart <= end ? fits(start, depart - start) : []),
    ...(room < length ? fits(start, room) : []),
    // As short as may be, at either end: room for others that are moved too.
    ...(item.least > 0 && item.least < length
      ? [...fits(start, item.least), ...fits(end - item.least, item.least)]
      : []),
  ];
}
