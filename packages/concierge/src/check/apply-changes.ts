import type { CheckChange } from '@wayfarer/contract';
import type { Place, PlaceId } from '@wayfarer/trip';
import { parseTime } from '@wayfarer/trip/clock';

import type { CheckedDay, CheckedEntry } from './checked-day.ts';

/** The stops of a plan, before they are judged. */
export interface Stops {
  readonly days: readonly CheckedDay[];
  readonly undated: readonly CheckedEntry[];
}

interface Hands {
  readonly findPlace: (id: PlaceId) => Place | undefined;
  /** Gives a day times anew. */
  readonly arrange: (day: Omit<CheckedDay, 'arranged'>) => CheckedDay;
}

/** The stops with those changes made, one after the other. What a change names that is not there is left alone. */
export function applyChanges(stops: Stops, changes: readonly CheckChange[], hands: Hands): Stops {
  return changes.reduce((before, change) => applyChange(before, change, hands), stops);
}

function applyChange(stops: Stops, change: CheckChange, { findPlace, arrange }: Hands): Stops {
  const isIt = ({ entry }: CheckedEntry): boolean => entry.line === change.line && entry.name === change.name;
  const from = stops.days.find(({ entries }) => entries.some(isIt));
  const one = from?.entries.find(isIt) ?? stops.undated.find(isIt);
  if (!one) return stops;
  const without: Stops = {
    days: stops.days.map((day) =>
      day === from ? { ...day, entries: day.entries.filter((other) => other !== one) } : day,
    ),
    undated: stops.undated.filter((other) => other !== one),
  };
  switch (change.kind) {
    case 'leave-out':
      return { ...without, days: without.days.map((day) => (day.nth === from?.nth ? arrange(day) : day)) };
    case 'take': {
      const place = findPlace(change.placeId as PlaceId);
      if (!place) return stops;
      const taken: CheckedEntry = { ...one, place, near: [] };
      const swap = (other: CheckedEntry): CheckedEntry => (other === one ? taken : other);
      return {
        days: stops.days.map((day) => (day === from ? arrange({ ...day, entries: day.entries.map(swap) }) : day)),
        undated: stops.undated.map(swap),
      };
    }
    case 'move': {
      const [at, until] = [parseTime(change.arrive), parseTime(change.depart)];
      const { date } = change;
      if (!without.days.some((day) => day.date === date)) return stops;
      const moved: CheckedEntry = { ...one, entry: { ...one.entry, at, until } };
      const touched = (day: CheckedDay): boolean => day.date === date || day.nth === from?.nth;
      const days = without.days.map((day) => {
        if (!touched(day)) return day;
        // What was shown around it stays where it was shown.
        const pinned = pinTimes({
          ...day,
          arranged: stops.days.find(({ nth }) => nth === day.nth)?.arranged ?? day.arranged,
        });
        if (day.date !== date) return arrange({ ...day, entries: pinned });
        const at = pinned.findIndex(({ entry }) => (entry.at ?? -1) > (moved.entry.at ?? 0));
        return arrange({ ...day, entries: at < 0 ? [...pinned, moved] : pinned.toSpliced(at, 0, moved) });
      });
      return { ...without, days };
    }
  }
}

/** The entries of a day at the times that they were given. */
function pinTimes({ entries, arranged }: CheckedDay): readonly CheckedEntry[] {
  const visits = new Map(arranged.day.visits.map((visit) => [arranged.stops.get(visit.id)?.entry, visit]));
  return entries.map((one) => {
    const visit = visits.get(one.entry);
    return visit ? { ...one, entry: { ...one.entry, at: visit.arrive, until: visit.depart } } : one;
  });
}
