import type { Day, Trip, Visit } from '@wayfarer/contract';

import { isStop } from './visit-numbers.ts';

/** What saying "I am here" of a visit would mean. */
export interface Arrival {
  readonly visit: Visit;
  /** Stops before it that would count as done. */
  readonly passed: readonly Visit[];
  /** Days until the trip begins; 0 once it has. */
  readonly daysAhead: number;
}

export function toArrival(trip: Pick<Trip, 'days'>, visitId: string, now: Date): Arrival | undefined {
  const stops = trip.days.flatMap(({ visits }) => visits.filter(isStop));
  const all = trip.days.flatMap(({ visits }) => visits);
  const visit = all.find(({ id }) => id === visitId);
  if (!visit) return undefined;
  const before = new Set(all.slice(0, all.indexOf(visit)).map(({ id }) => id));
  const passed = stops.filter(({ id, done }) => before.has(id) && !done);
  return { visit, passed, daysAhead: daysAhead(trip.days, now) };
}

/** More than one stop at a stride, or a trip that has not begun: that may be a slip of the finger. */
export function isDoubtful({ passed, daysAhead: days }: Arrival): boolean {
  return passed.length > 1 || days > 0;
}

/** Days until the first one, by the calendar of that place; 0 from then on, and for who has been somewhere already. */
export function daysAhead(days: readonly Day[], now: Date): number {
  const [first] = days;
  if (!first || days.some(({ visits }) => visits.some(({ done }) => done))) return 0;
  return Math.max(0, Math.round((Date.parse(first.date) - Date.parse(dateIn(first.zone, now))) / 86_400_000));
}

/** True on a date of the trip, and once the traveller has said that they are somewhere. */
export function isUnderWay(days: readonly Day[], now: Date): boolean {
  const last = days.at(-1);
  return last !== undefined && daysAhead(days, now) === 0 && dateIn(last.zone, now) <= last.date;
}

/** `YYYY-MM-DD` where the clocks show that zone. */
function dateIn(zone: string, now: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(now);
}
