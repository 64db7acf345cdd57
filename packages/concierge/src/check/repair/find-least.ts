import { listSlots, minutesMoved } from './list-slots.ts';
import type { Item, Schedule, Slot } from './schedule.ts';

/** Where the touched stops go; what has no slot is left out. */
export interface Repair {
  readonly slots: readonly Slot[];
  readonly leftOut: readonly Item[];
}

/** Which stops may be touched, and the days that have to be right then. */
export interface Scope {
  readonly items: readonly Item[];
  readonly days: readonly number[];
}

/** A stop that is left out weighs as much as three that are moved (ours): it is what one gives up last. */
const LEFT_OUT_WEIGHS = 3;

/** So many schedules are looked at before what was found so far is taken. */
const MOST_LOOKS = 20_000;
/** Of a stop that is moved beside others, so many slots are tried. */
const MOST_SLOTS = 14;

/**
 * The least change after which those days are right: by the fewest stops touched, where one left out weighs as three moved, then by
 * the fewest minutes.
 */
export function findLeast(schedule: Schedule, scope: Scope): Repair {
  const hopeless = scope.items.filter((item) => isWrongAlone(schedule, item) && !hasAnySlot(schedule, item));
  const rest = scope.items.filter((item) => !hopeless.includes(item));
  const search = new Search(schedule, { hopeless, days: scope.days });
  const fewest = fewestToLift(search, rest);
  const most = fewest.length * LEFT_OUT_WEIGHS;
  for (let cost = fewest.length; cost <= most; cost += 1) {
    for (let left = 0; left * LEFT_OUT_WEIGHS <= cost; left += 1) {
      const touched = cost - left * (LEFT_OUT_WEIGHS - 1);
      if (touched < Math.max(left, fewest.length) || touched > rest.length) continue;
      const found = search.best(combinations(rest, touched), left);
      if (found) return withLeftOut(found, hopeless);
      if (search.looks > MOST_LOOKS) return withLeftOut(search.inTurn(fewest), hopeless);
    }
  }
  return withLeftOut({ slots: [], leftOut: fewest }, hopeless);
}

function withLeftOut({ slots, leftOut }: Repair, more: readonly Item[]): Repair {
  return { slots, leftOut: [...leftOut, ...more] };
}

/** The smallest number of stops without which the rest is right. */
function fewestToLift(search: Search, items: readonly Item[]): readonly Item[] {
  for (let size = 0; size <= Math.min(items.length, MOST_AT_ONCE); size += 1)
    for (const lifted of combinations(items, size)) if (search.isRightWithout(lifted)) return lifted;
  // A day that is wrong all over: one after the other, as long as something is wrong.
  let lifted: readonly Item[] = items;
  for (const item of items) {
    const fewer = lifted.filter((one) => one !== item);
    if (search.isRightWithout(fewer)) lifted = fewer;
  }
  return lifted;
}
const MOST_AT_ONCE = 4;

function isWrongAlone(schedule: Schedule, item: Item): boolean {
  const others = new Set(schedule.items.filter((one) => one.day === item.day && one !== item));
  return !schedule.isSound(item.day, others);
}

/** Somewhere, if nothing else were planned. */
function hasAnySlot(schedule: Schedule, item: Item): boolean {
  const all = new Set(schedule.items);
  const days = schedule.days.map((_, index) => index);
  return listSlots(schedule, item, { busy: [], days }).some((slot) => schedule.isSound(slot.day, all, [slot]));
}

class Search {
  looks = 0;
  readonly #schedule: Schedule;
  readonly #hopeless: readonly Item[];
  readonly #days: readonly number[];
  readonly #allDays: readonly number[];
  /** Sights that stand more than once, and once on one of the days that are mended. */
  readonly #doubles: readonly (readonly Item[])[];

  constructor(
    schedule: Schedule,
    { hopeless, days }: { readonly hopeless: readonly Item[]; readonly days: readonly number[] },
  ) {
    this.#schedule = schedule;
    this.#hopeless = hopeless;
    this.#days = days;
    const sights = schedule.items.filter(({ visit, place }) => place && visit.kind === 'place');
    this.#doubles = [...Map.groupBy(sights, ({ place }) => place?.id).values()].filter(
      (same) => same.length > 1 && same.some(({ day }) => days.includes(day)),
    );
    this.#allDays = schedule.days.map((_, index) => index);
  }

  isRightWithout(lifted: readonly Item[]): boolean {
    const gone = new Set([...lifted, ...this.#hopeless]);
    return this.#days.every((day) => this.#schedule.isSound(day, gone)) && !this.#standsTwice(gone);
  }

  /** Whether a sight is seen twice. */
  #standsTwice(gone: ReadonlySet<Item>): boolean {
    return this.#doubles.some((same) => same.filter((item) => !gone.has(item)).length > 1);
  }

  /** Of all sets of stops, the one that is put back with the fewest minutes, so many of it left out. */
  best(sets: Iterable<readonly Item[]>, left: number): Repair | undefined {
    let best: Repair | undefined;
    for (const lifted of sets) {
      this.looks += 1;
      if (this.looks > MOST_LOOKS) return best;
      if (!this.isRightWithout(lifted)) continue;
      best = this.#putBack({ todo: lifted, placed: [], left, lifted, best });
    }
    return best;
  }

  /** Each into its nearest slot that is free; what finds none is left out. */
  inTurn(lifted: readonly Item[]): Repair {
    const slots: Slot[] = [];
    for (const item of lifted) {
      const found = this.#slotsOf(item, { lifted, placed: slots }).find((slot) =>
        this.#holds({ lifted, placed: [...slots, slot] }),
      );
      if (found) slots.push(found);
    }
    return { slots, leftOut: lifted.filter((item) => !slots.some((slot) => slot.item === item)) };
  }

  #slotsOf(item: Item, { lifted, placed }: Pick<Putting, 'lifted' | 'placed'>): readonly Slot[] {
    const gone = new Set([...lifted, ...this.#hopeless]);
    const staying = this.#schedule.items.filter((one) => !gone.has(one)).map(whereItStands);
    return listSlots(this.#schedule, item, { busy: [...staying, ...placed], days: this.#allDays }).filter(
      (slot) => minutesMoved(slot) > 0,
    );
  }

  #holds({ lifted, placed }: Pick<Putting, 'lifted' | 'placed'>): boolean {
    this.looks += 1;
    const gone = new Set([...lifted, ...this.#hopeless]);
    const touched = new Set([...placed.map(({ day }) => day), ...[...gone].map(({ day }) => day)]);
    return [...touched].every((day) => this.#schedule.isSound(day, gone, placed) || !this.#wasRight(day, gone));
  }

  /** A day that is not to be mended now may be as wrong as it was. */
  #wasRight(day: number, gone: ReadonlySet<Item>): boolean {
    return this.#days.includes(day) || this.#schedule.isSound(day, gone);
  }

  #putBack({ todo, placed, left, lifted, best }: Putting): Repair | undefined {
    if (this.looks > MOST_LOOKS) return best;
    if (todo.length === 0) {
      if (left > 0 || !this.#holds({ lifted, placed })) return best;
      return { slots: placed, leftOut: lifted.filter((item) => !placed.some((slot) => slot.item === item)) };
    }
    let least = best;
    for (const [at, item] of todo.entries()) {
      const others = todo.toSpliced(at, 1);
      const slots = this.#slotsOf(item, { lifted, placed }).slice(0, lifted.length > 1 ? MOST_SLOTS : undefined);
      for (const slot of slots) {
        const more = [...placed, slot];
        if (least && sumOf(more) >= sumOf(least.slots)) break;
        this.looks += 1;
        least = this.#putBack({ todo: others, placed: more, left, lifted, best: least });
      }
      if (left > 0) least = this.#putBack({ todo: others, placed, left: left - 1, lifted, best: least });
    }
    return least;
  }
}

interface Putting {
  readonly todo: readonly Item[];
  readonly placed: readonly Slot[];
  /** How many of them have to be left out. */
  readonly left: number;
  readonly lifted: readonly Item[];
  readonly best: Repair | undefined;
}

function whereItStands(item: Item): Slot {
  const { day, visit } = item;
  return { item, day, arrive: visit.arrive, depart: visit.depart };
}

function sumOf(slots: readonly Slot[]): number {
  return slots.reduce((sum, slot) => sum + minutesMoved(slot), 0);
}

function* combinations(items: readonly Item[], size: number, from = 0): Generator<readonly Item[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let at = from; at <= items.length - size; at += 1) {
    const item = items[at];
    if (!item) continue;
    for (const rest of combinations(items, size - 1, at + 1)) yield [item, ...rest];
  }
}
