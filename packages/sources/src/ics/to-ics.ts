import { describeZone } from './describe-zone.ts';
import { escapeText, joinLines } from './lines.ts';
import { listNights, type Nights } from './nights.ts';

/** A plan as far as a calendar shows it. */
export interface CalendarTrip {
  readonly title: string;
  /** Grows with every change, so that a calendar takes a later file for the newer one. */
  readonly seq: number;
  /** ISO instant of the last change. */
  readonly stampedAt: string;
  readonly days: readonly CalendarDay[];
}

export interface CalendarDay {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** IANA. */
  readonly zone: string;
  readonly city: { readonly name: string };
  /** Where the night after the day is spent. */
  readonly stay: { readonly placeId: string; readonly name: string } | null;
  /** In order of time; one that starts earlier than the one before it is after midnight. */
  readonly visits: readonly CalendarVisit[];
}

export interface CalendarVisit {
  /** The same for the same visit, whatever else changes. */
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  /** `HH:MM`. */
  readonly arrive: string;
  readonly depart: string;
  readonly lat: number;
  readonly lon: number;
  readonly why: string;
  readonly source: { readonly name: string; readonly date: string; readonly verify: boolean };
}

/**
 * A plan as an iCalendar file (RFC 5545): an event for each visit in the local time of its day, and one for the nights in
 * a row at one place, which blocks no time. Coming to and leaving the place where one stays take no time and are left out.
 */
export function toIcs(trip: CalendarTrip): string {
  const zones = [...new Set(trip.days.map(({ zone }) => zone))];
  return joinLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Wayfarer//Wayfarer//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escapeText(trip.title)}`,
    ...zones.flatMap(describeZone),
    ...trip.days.flatMap((day) => listVisitEvents(trip, day)),
    ...listNights(trip.days).flatMap((nights) => toNightsEvent(trip, nights)),
    'END:VCALENDAR',
  ]);
}

function listVisitEvents(trip: CalendarTrip, day: CalendarDay): string[] {
  let now = 0;
  return day.visits.flatMap((visit) => {
    const arrive = notBefore(now, visit.arrive);
    const depart = notBefore(arrive, visit.depart);
    now = depart;
    return visit.kind === 'stay' ? [] : toVisitEvent(trip, day, { visit, arrive, depart });
  });
}

interface TimedVisit {
  readonly visit: CalendarVisit;
  /** Minutes since midnight at the start of the day. */
  readonly arrive: number;
  readonly depart: number;
}

function toVisitEvent(
  trip: CalendarTrip,
  { date, zone, city }: CalendarDay,
  { visit, arrive, depart }: TimedVisit,
): string[] {
  return toEvent(trip, visit.id, [
    `DTSTART;TZID=${zone}:${toLocalTime(date, arrive)}`,
    `DTEND;TZID=${zone}:${toLocalTime(date, depart)}`,
    `SUMMARY:${escapeText(visit.name)}`,
    `LOCATION:${escapeText(visit.kind === 'transport' ? city.name : `${visit.name}, ${city.name}`)}`,
    `GEO:${visit.lat};${visit.lon}`,
    `DESCRIPTION:${escapeText(describeVisit(visit))}`,
  ]);
}

function describeVisit({ why, source }: CalendarVisit): string {
  const note = `Source: ${source.name}, ${source.date}.`;
  return `${why}\n\n${source.verify ? `${note} Sample data: verify hours and prices before you go.` : note}`;
}

function toNightsEvent(trip: CalendarTrip, { placeId, name, city, firstDate, count }: Nights): string[] {
  return toEvent(trip, `stay_${firstDate}_${placeId}`, [
    `DTSTART;VALUE=DATE:${toDate(firstDate)}`,
    `DTEND;VALUE=DATE:${toDate(firstDate, count)}`,
    `SUMMARY:${escapeText(`Stay at ${name}`)}`,
    `LOCATION:${escapeText(`${name}, ${city}`)}`,
    `DESCRIPTION:${count === 1 ? 'One night.' : `${count} nights.`}`,
    'TRANSP:TRANSPARENT',
  ]);
}

function toEvent({ seq, stampedAt }: CalendarTrip, id: string, properties: readonly string[]): string[] {
  const stamp = stampedAt.replace(/[-:]|\.\d+/g, '');
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(id)}@wayfarer`,
    `SEQUENCE:${seq}`,
    `DTSTAMP:${stamp}`,
    `LAST-MODIFIED:${stamp}`,
    ...properties,
    'END:VEVENT',
  ];
}

const MINUTES_PER_DAY = 1440;

/** Minutes of `HH:MM` on the first date on which it is not before `minutes`. */
function notBefore(minutes: number, text: string): number {
  const [hours = 0, rest = 0] = text.split(':').map(Number);
  const time = hours * 60 + rest;
  return time + Math.max(0, Math.ceil((minutes - time) / MINUTES_PER_DAY)) * MINUTES_PER_DAY;
}

/** `20270403T091600`: what the clocks there show. */
function toLocalTime(date: string, minutes: number): string {
  const inDay = minutes % MINUTES_PER_DAY;
  const [hours, rest] = [Math.floor(inDay / 60), inDay % 60].map((part) => String(part).padStart(2, '0'));
  return `${toDate(date, Math.floor(minutes / MINUTES_PER_DAY))}T${hours}${rest}00`;
}

/** `20270403`, so many days later. */
function toDate(date: string, later = 0): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + later);
  return day.toISOString().slice(0, 10).replaceAll('-', '');
}
