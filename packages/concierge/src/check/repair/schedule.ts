import { minutesBetween } from '@wayfarer/edits';
import { type DayWindow, hoursOn, type Place, type Visit } from '@wayfarer/trip';
import { type IsoDate, minute } from '@wayfarer/trip/clock';
import type { Reason, TripRules } from '@wayfarer/trip/feasibility';
import { DAY_END, DAY_START, MEAL_MINUTES, MEAL_WINDOWS } from '@wayfarer/trip/limits';

import { insertByTime, pinTimes } from '../apply-changes.ts';
import type { ArrangeStops } from '../arrange-stops.ts';
import type { CheckedDay, CheckedEntry } from '../checked-day.ts';
import { dependsOnDate, takenTimes } from '../judge-plan.ts';

/** A stop with its times, which a repair may change. */
export interface Item {
  readonly one: CheckedEntry;
  /** Index of its day. */
  readonly day: number;
  readonly visit: Visit;
  /** A meal of which nobody says where has no place that a way leads to. */
  readonly place: Place | null;
  /** As short as it may be, in minutes. */
  readonly least: number;
  /** When it may be, whatever the door says. */
  readonly window: DayWindow;
}

/** Where a stop goes. */
export interface Slot {
  readonly item: Item;
  readonly day: number;
  readonly arrive: number;
  readonly depart: number;
}

/** What a schedule is arranged and judged by. */
export interface Judging {
  readonly arrange: ArrangeStops;
  readonly rules: TripRules;
  readonly datesAreAssumed: boolean;
}

/** Days whose every stop has its time, and what the one judge says of them with some stops taken out and put elsewhere. */
export class Schedule {
  readonly days: readonly CheckedDay[];
  readonly items: readonly Item[];
  /** When something is planned that could not be found, by day. */
  readonly taken: readonly (readonly DayWindow[])[];
  readonly #judging: Judging;
  readonly #sound = new Map<string, boolean>();

  /** @param days - At whatever times; they are kept. */
  constructor(days: readonly CheckedDay[], judging: Judging) {
    this.#judging = judging;
    this.days = days.map((day) => judging.arrange({ ...day, entries: pinTimes(day) }));
    this.items = this.days.flatMap((day, index) => itemsOf(day, index));
    this.taken = this.days.map(({ entries }) => takenTimes(entries));
  }

  /** The days with those stops taken out, and put where the slots say. */
  with(lifted: ReadonlySet<Item>, slots: readonly Slot[]): readonly CheckedDay[] {
    return this.days.map((day, index) => this.#dayWith(index, { lifted, slots }) ?? day);
  }

  #dayWith(
    index: number,
    { lifted, slots }: { readonly lifted: ReadonlySet<Item>; readonly slots: readonly Slot[] },
  ): CheckedDay | undefined {
    const day = this.days[index];
    const gone = new Set([...lifted].flatMap((item) => (item.day === index ? [item.one] : [])));
    const come = slots.filter((slot) => slot.day === index);
    if (!day || (gone.size === 0 && come.length === 0)) return day;
    const rest = day.entries.filter((one) => !gone.has(one));
    const entries = come.reduce<readonly CheckedEntry[]>((all, slot) => insertByTime(all, toEntry(slot)), rest);
    return this.#judging.arrange({ ...day, entries });
  }

  /** Whether nothing speaks against that day as it is then. */
  isSound(index: number, lifted: ReadonlySet<Item>, slots: readonly Slot[] = []): boolean {
    const ofDay = this.items.flatMap((item, nth) => (item.day === index && lifted.has(item) ? [nth] : []));
    const key = slots.length === 0 ? `${index}: ${ofDay.join(' ')}` : undefined;
    const known = key === undefined ? undefined : this.#sound.get(key);
    if (known !== undefined) return known;
    const day = this.#dayWith(index, { lifted, slots });
    const isSound = !day || listAgainst(day, this.#judging).length === 0;
    if (key !== undefined) this.#sound.set(key, isSound);
    return isSound;
  }

  /** Minutes from one to the next with the margin; `undefined` where it is too far for a day. */
  wayBetween(from: Item, to: Item): number | undefined {
    if (!from.place || !to.place) return 0;
    const { rules } = this.#judging;
    if (rules.travel(from.place.at, to.place.at).minutes > rules.longestLegMinutes) return undefined;
    return minutesBetween(rules, from.visit, to.visit);
  }
}

/** What speaks against a day by itself, whatever its date should be. */
export function listAgainst({ date, arranged }: CheckedDay, { datesAreAssumed }: Judging): readonly Reason[] {
  return arranged.against.filter((reason) => {
    const place = reason.visit === undefined ? undefined : arranged.stops.get(reason.visit)?.place;
    return !datesAreAssumed || !dependsOnDate(reason, place, date);
  });
}

function itemsOf({ entries, arranged }: CheckedDay, day: number): readonly Item[] {
  const found = new Map(entries.map((one) => [one.entry, one]));
  return arranged.day.visits.flatMap((visit): Item[] => {
    const stop = arranged.stops.get(visit.id);
    const one = stop && found.get(stop.entry);
    if (!stop || !one) return [];
    const { place } = one;
    const usual = visit.kind === 'meal' ? MEAL_MINUTES : stop.place.kind === 'sight' ? stop.place.minimumMinutes : 0;
    return [{ one, day, visit, place, least: usual, window: windowOf(visit) }];
  });
}

/** A meal is eaten when it is time for it, and nothing else is planned at night; what is written goes before. */
function windowOf({ arrive, depart, meal, locked }: Visit): DayWindow {
  const usual = meal === 'lunch' || meal === 'dinner' ? MEAL_WINDOWS[meal] : { start: DAY_START, end: DAY_END };
  if (meal !== undefined && !locked) return usual;
  return {
    start: minute(Math.min(usual.start, arrive)),
    end: minute(Math.max(usual.end, depart)),
  };
}

/** When the door is open on that day; all day where nobody knows. */
export function doorsOf({ place }: Item, date: IsoDate): readonly DayWindow[] {
  const always = [{ start: minute(0), end: minute(2880) }];
  if (!place) return always;
  const hours = hoursOn(place, date);
  return hours === 'unknown' ? always : hours.map(({ open, close }) => ({ start: open, end: close }));
}

function toEntry({ item: { one }, arrive, depart }: Slot): CheckedEntry {
  return { ...one, entry: { ...one.entry, at: minute(arrive), until: minute(depart) } };
}
