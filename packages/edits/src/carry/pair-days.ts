import type { DayPlan, TripFacts } from '@wayfarer/trip';
import type { IsoDate } from '@wayfarer/trip/clock';

/** Days of a trip, with the cities they are spent in. */
export interface Dated {
  readonly days: readonly DayPlan[];
  readonly facts: TripFacts;
}

/**
 * Which day of the old plan each day of the new one carries on: the same date where one end of the trip has stayed, the same
 * place in the row where all of it has moved; in either case of the same city. A day without one is new.
 */
export function pairDays(old: Dated, fresh: Dated): ReadonlyMap<IsoDate, DayPlan> {
  const pairs = new Map<IsoDate, DayPlan>();
  // Where the beginning has stayed, the same place in the row is the same date.
  const hasMoved = old.days.at(-1)?.date !== fresh.days.at(-1)?.date;
  for (const [index, { date }] of fresh.days.entries()) {
    const counterpart = hasMoved ? old.days[index] : old.days.find((day) => day.date === date);
    if (counterpart && isSameCity(old, counterpart, { fresh, date })) pairs.set(date, counterpart);
  }
  for (const { date } of fresh.days.filter((day) => !pairs.has(day.date))) {
    const taken = new Set([...pairs.values()].map((day) => day.date));
    const free = old.days.find((day) => !taken.has(day.date) && isSameCity(old, day, { fresh, date }));
    if (free) pairs.set(date, free);
  }
  return pairs;
}

function isSameCity(
  old: Dated,
  day: DayPlan,
  { fresh, date }: { readonly fresh: Dated; readonly date: IsoDate },
): boolean {
  return cityOf(old, day.date) === cityOf(fresh, date);
}

function cityOf({ facts }: Dated, date: IsoDate): string | undefined {
  return facts.calendar.find((day) => day.date === date)?.city;
}
