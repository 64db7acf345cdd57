import type { Day, Leg, Visit } from '@wayfarer/contract';

const MINUTES_PER_DAY = 1440;

/** A visit with its times as minutes since midnight at the start of its day; past 1440 it is the next date. */
export interface TimedVisit {
  readonly visit: Visit;
  readonly arrive: number;
  readonly depart: number;
}

/** The visits of a day in order: one that starts earlier than the one before it is after midnight. */
export function timeVisits({ visits }: Pick<Day, 'visits'>): readonly TimedVisit[] {
  let now = 0;
  return visits.map((visit) => {
    const arrive = notBefore(now, visit.arrive);
    const depart = notBefore(arrive, visit.depart);
    now = depart;
    return { visit, arrive, depart };
  });
}

/** A way between two visits, beginning when the first of them is over. */
export interface TimedLeg {
  readonly leg: Leg;
  readonly from: Visit;
  readonly to: Visit;
  /** Minutes since midnight at the start of the day. */
  readonly start: number;
  readonly end: number;
}

/** The ways of a day in order, both ends of which are known. */
export function timeLegs(day: Pick<Day, 'visits' | 'legs'>): readonly TimedLeg[] {
  const timed = new Map(timeVisits(day).map((one) => [one.visit.id, one]));
  return day.legs.flatMap((leg) => {
    const [from, to] = [timed.get(leg.from), timed.get(leg.to)];
    if (!from || !to) return [];
    return [{ leg, from: from.visit, to: to.visit, start: from.depart, end: from.depart + leg.minutes }];
  });
}

/** Minutes of `HH:MM` on the first date on which it is not before `minutes`. */
function notBefore(minutes: number, text: string): number {
  const [hours = 0, rest = 0] = text.split(':').map(Number);
  const time = hours * 60 + rest;
  return time + Math.max(0, Math.ceil((minutes - time) / MINUTES_PER_DAY)) * MINUTES_PER_DAY;
}

/** A moment as clocks at a place show it: a date, and minutes since its midnight. */
export interface LocalTime {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** 0–1439. */
  readonly minutes: number;
}

/** So many minutes after the midnight at which a date begins, as the clocks there show it. */
export function toLocalTime(date: string, minutes: number): LocalTime {
  const days = Math.floor(minutes / MINUTES_PER_DAY);
  return { date: later(date, days), minutes: minutes - days * MINUTES_PER_DAY };
}

/** So many days after a date. */
export function later(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/**
 * The moment at which clocks in a zone show a time, in milliseconds since 1970. Of an hour that is skipped, as far after the
 * change as it would have been; of one that comes twice, the first.
 */
export function toInstant(date: string, minutes: number, zone: string): number {
  const wall = Date.parse(`${date}T00:00:00Z`) + minutes * 60_000;
  const before = wall - offsetAt(wall - DAY_MS, zone);
  const after = wall - offsetAt(wall + DAY_MS, zone);
  const fitting = [before, after].filter((instant) => instant + offsetAt(instant, zone) === wall);
  return fitting.length === 0 ? before : Math.min(...fitting);
}

/** What clocks in a zone show at a moment. */
export function toZone(instant: number, zone: string): LocalTime {
  const wall = instant + offsetAt(instant, zone);
  const date = new Date(wall).toISOString().slice(0, 10);
  return { date, minutes: Math.round((wall - Date.parse(`${date}T00:00:00Z`)) / 60_000) };
}

const DAY_MS = MINUTES_PER_DAY * 60_000;

/** One takes some ten kilobytes, and a trip has a few zones. */
const MOST_FORMATS = 50;
const formats = new Map<string, Intl.DateTimeFormat>();

/** How far clocks in a zone are ahead of UTC at a moment, in milliseconds. */
function offsetAt(instant: number, zone: string): number {
  const format = formats.get(zone) ?? new Intl.DateTimeFormat('en-u-ca-iso8601-hc-h23', { ...FIELDS, timeZone: zone });
  if (formats.size >= MOST_FORMATS) formats.clear();
  formats.set(zone, format);
  const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  const { year, month, day, hour, minute, second } = parts;
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) - Math.floor(instant / 1000) * 1000;
}

const FIELDS: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
};
