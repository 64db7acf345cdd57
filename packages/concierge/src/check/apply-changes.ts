import type { CheckChange } from '@wayfarer/contract';
import type { Place, PlaceId } from '@wayfarer/trip';
import { parseTime } from '@wayfarer/trip/clock';

import type { ArrangeStops } from './arrange-stops.ts';
import type { CheckedDay, CheckedEntry } from './checked-day.ts';

/** The stops of a plan, before they are judged. */
export interface Stops {
  readonly days: readonly CheckedDay[];
  readonly undated: readonly CheckedEntry[];
}

interface Hands {
  readonly findPlace: (id: PlaceId) => Place | undefined;
  /** Gives a day times anew. */
  readonly arrange: ArrangeStops;
}

/** A change that could not be made, and what of it is not in the plan. */
export interface UnappliedChange {
  readonly change: CheckChange;
  readonly missing: 'stop' | 'place' | 'date';
}

/** The stops with those changes made, one after the other, and the changes that could not be. */
export function applyChanges(
  stops: Stops,
  changes: readonly CheckChange[],
  hands: Hands,
): { readonly stops: Stops; readonly unapplied: readonly UnappliedChange[] } {
  const unapplied: UnappliedChange[] = [];
  let after = stops;
  for (const change of changes) {
    const applied = applyChange(after, change, hands);
    if (typeof applied === 'string') unapplied.push({ change, missing: applied });
    else after = applied;
  }
  return { stops: after, unapplied };
}

function applyChange(
  stops: Stops,
  change: CheckChange,
  { findPlace, arrange }: Hands,
): Stops | UnappliedChange['missing'] {
  const isIt = ({ entry }: CheckedEntry): boolean => entry.line === change.line && entry.name === change.name;
  const from = stops.days.find(({ entries }) => entries.some(isIt));
  const one = from?.entries.find(isIt) ?? stops.undated.find(isIt);
  if (!one) return 'stop';
  switch (change.kind) {
    case 'leave-out': {
      const rest = without(stops, one);
      return { ...rest, days: rest.days.map((day) => (day.nth === from?.nth ? arrange(day) : day)) };
    }
    case 'take': {
      const place = findPlace(change.placeId as PlaceId);
      if (!place) return 'place';
      const taken: CheckedEntry = { ...one, place, near: [] };
      const swap = (other: CheckedEntry): CheckedEntry => (other === one ? taken : other);
      return {
        days: stops.days.map((day) => (day === from ? arrange({ ...day, entries: day.entries.map(swap) }) : day)),
        undated: stops.undated.map(swap),
      };
    }
    case 'move':
      return stops.days.some(({ date }) => date === change.date) ? move(stops, { one, from, change, arrange }) : 'date';
  }
}

function without(stops: Stops, one: CheckedEntry): Stops {
  const others = (entries: readonly CheckedEntry[]): readonly CheckedEntry[] =>
    entries.filter((other) => other !== one);
  const holds = ({ entries }: CheckedDay): boolean => entries.includes(one);
  return {
    days: stops.days.map((day) => (holds(day) ? { ...day, entries: others(day.entries) } : day)),
    undated: others(stops.undated),
  };
}

interface Moving extends Pick<Hands, 'arrange'> {
  readonly one: CheckedEntry;
  /** Missing where it had no day. */
  readonly from: CheckedDay | undefined;
  readonly change: Extract<CheckChange, { kind: 'move' }>;
}

/** What was shown around it stays where it was shown. */
function move(stops: Stops, { one, from, change, arrange }: Moving): Stops {
  const { date } = change;
  const rest = without(stops, one);
  const { isOurs: _isOurs, ...written } = one.entry;
  const entry = { ...written, at: parseTime(change.arrive), until: parseTime(change.depart) };
  const days = rest.days.map((day) => {
    if (day.date !== date && day.nth !== from?.nth) return day;
    const shown = stops.days.find(({ nth }) => nth === day.nth)?.arranged ?? day.arranged;
    const pinned = pinTimes({ ...day, arranged: shown });
    if (day.date !== date) return arrange({ ...day, entries: pinned });
    return arrange({ ...day, entries: insertByTime(pinned, { ...one, entry }) });
  });
  return { ...rest, days };
}

/** Before the first that begins later. */
export function insertByTime(entries: readonly CheckedEntry[], one: CheckedEntry): readonly CheckedEntry[] {
  const at = entries.findIndex(({ entry }) => (entry.at ?? -1) > (one.entry.at ?? 0));
  return at < 0 ? [...entries, one] : entries.toSpliced(at, 0, one);
}

/** The entries of a day at the times that they were given. */
export function pinTimes({ entries, arranged }: CheckedDay): readonly CheckedEntry[] {
  const visits = new Map(arranged.day.visits.map((visit) => [arranged.stops.get(visit.id)?.entry, visit]));
  return entries.map((one) => {
    const { entry } = one;
    const visit = visits.get(entry);
    if (!visit) return one;
    const times = { at: visit.arrive, until: visit.depart };
    return { ...one, entry: { ...entry, ...times, ...(entry.at === undefined && { isOurs: true as const }) } };
  });
}
