import { type CalendarAttribution, describeCalendar, describeSources } from './describe-sources.ts';
import { type CalendarLeg, describeWay } from './describe-way.ts';
import { describeZone } from './describe-zone.ts';
import { escapeText, joinLines } from './lines.ts';
import { listNights, type Nights } from './nights.ts';

/** A plan as far as a calendar shows it. */
export interface CalendarTrip {
  /** Tells the events of one trip from those of another, in a calendar that holds both. */
  readonly id: string;
  readonly title: string;
  /** Grows with every change, so that a calendar takes a later file for the newer one. */
  readonly seq: number;
  /** ISO instant of the last change. */
  readonly stampedAt: string;
  readonly days: readonly CalendarDay[];
  readonly attributions: readonly CalendarAttribution[];
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
  readonly legs?: readonly CalendarLeg[];
}

export interface CalendarVisit {
  /** By which legs know it. */
  readonly id?: string;
  readonly placeId: string;
  readonly name: string;
  readonly kind: string;
  /** `HH:MM`. */
  readonly arrive: string;
  readonly depart: string;
  readonly lat: number;
  readonly lon: number;
  readonly hours: readonly unknown[] | 'unknown';
  /** The hours as somebody has written them down, where they are unknown. */
  readonly hoursText?: string | undefined;
  readonly why: string;
  readonly source: CalendarSource;
  /** Where single facts are from, as far as it is not `source`. */
  readonly factSources?: Readonly<Record<string, CalendarSource | undefined>> | undefined;
}

export interface CalendarSource {
  readonly name: string;
  readonly date: string;
  readonly verify: boolean;
  readonly license?: string | undefined;
  readonly attribution?: string | undefined;
  readonly url?: string | undefined;
}

/**
 * A plan as an iCalendar file (RFC 5545): an event for each visit in the local time of its day, and one for the nights in
 * a row at one place, which blocks no time. Coming to and leaving the place where one stays take no time and are left out.
 * An event is known by trip and place: read again after an edit it takes the place of its earlier self, on whatever day it
 * is now, and never that of another trip's.
 */
export function toIcs(trip: CalendarTrip): string {
  const file = { ...trip, uidOf: nameEvents(trip.id) };
  const about = describeCalendar(trip.attributions);
  const zones = [...new Set(trip.days.map(({ zone }) => zone))];
  return joinLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Wayfarer//Wayfarer//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escapeText(trip.title)}`,
    ...(about === undefined ? [] : [`X-WR-CALDESC:${escapeText(about)}`]),
    ...zones.flatMap(describeZone),
    ...trip.days.flatMap((day) => listVisitEvents(file, day)),
    ...listNights(trip.days).flatMap((nights) => toNightsEvent(file, nights)),
    'END:VCALENDAR',
  ]);
}

interface CalendarFile extends CalendarTrip {
  readonly uidOf: (event: string) => string;
}

/** A second event at the same place, such as the way back from the station, is counted. */
function nameEvents(trip: string): CalendarFile['uidOf'] {
  const times = new Map<string, number>();
  return (event) => {
    const time = (times.get(event) ?? 0) + 1;
    times.set(event, time);
    return `${trip}-${event}${time === 1 ? '' : `-${time}`}@wayfarer`;
  };
}

function listVisitEvents(trip: CalendarFile, day: CalendarDay): string[] {
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
  trip: CalendarFile,
  { date, zone, city, legs = [] }: CalendarDay,
  { visit, arrive, depart }: TimedVisit,
): string[] {
  const way = describeWay(legs, visit.id ?? '');
  const about = [visit.why, ...(way.length > 0 ? [way.join('\n')] : []), describeSources(visit)].join('\n\n');
  return toEvent(trip, visit.placeId, [
    `DTSTART;TZID=${zone}:${toLocalTime(date, arrive)}`,
    `DTEND;TZID=${zone}:${toLocalTime(date, depart)}`,
    `SUMMARY:${escapeText(visit.name)}`,
    `LOCATION:${escapeText(visit.kind === 'transport' ? city.name : `${visit.name}, ${city.name}`)}`,
    `GEO:${visit.lat};${visit.lon}`,
    `DESCRIPTION:${escapeText(about)}`,
  ]);
}

function toNightsEvent(trip: CalendarFile, { placeId, name, city, firstDate, count }: Nights): string[] {
  return toEvent(trip, `stay-${placeId}`, [
    `DTSTART;VALUE=DATE:${toDate(firstDate)}`,
    `DTEND;VALUE=DATE:${toDate(firstDate, count)}`,
    `SUMMARY:${escapeText(`Stay at ${name}`)}`,
    `LOCATION:${escapeText(`${name}, ${city}`)}`,
    `DESCRIPTION:${count === 1 ? 'One night.' : `${count} nights.`}`,
    'TRANSP:TRANSPARENT',
  ]);
}

function toEvent({ seq, stampedAt, uidOf }: CalendarFile, event: string, properties: readonly string[]): string[] {
  const stamp = stampedAt.replace(/[-:]|\.\d+/g, '');
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uidOf(event))}`,
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
