import type { Day } from '@wayfarer/contract';
import { tzlib_get_ical_block } from 'timezones-ical-library';

import type { ExportedPlan } from '../exported-plan.ts';
import { later, type TimedLeg, type TimedVisit, timeLegs, timeVisits, toLocalTime } from '../times.ts';
import { listSources, sayAttributions, sayHours, sayLeg, WAYS } from '../words.ts';
import { findJourney, timeJourney, type ZonedTime } from './journey-times.ts';
import { escapeText, joinLines } from './lines.ts';
import { listNights, type Nights } from './nights.ts';

/**
 * A plan as an iCalendar file (RFC 5545): an event for each visit in the local time of its day, for each way between two of
 * them, and for the nights in a row at one place, which blocks no time. A journey stands there from where it begins to where
 * it ends, each end in its own zone. Coming to and leaving the place where one stays take no time and are left out.
 * An event is known by trip and place: read again after an edit it takes the place of its earlier self, on whatever day it
 * is now, and never that of another trip's.
 */
export function toIcs(plan: ExportedPlan): string {
  const file = { ...plan, uidOf: nameEvents(plan.id), zones: new Set(plan.days.map(({ zone }) => zone)) };
  const about = sayAttributions(plan.attributions);
  const events = [
    ...plan.days.flatMap((day) => timeVisits(day).flatMap((visit) => toVisitEvent(file, day, visit))),
    ...plan.days.flatMap((day) => timeLegs(day).flatMap((leg) => toLegEvent(file, day, leg))),
    ...listNights(plan.days).flatMap((nights) => toNightsEvent(file, nights)),
  ];
  return joinLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Wayfarer//Wayfarer//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escapeText(plan.title)}`,
    ...(about === undefined ? [] : [`X-WR-CALDESC:${escapeText(about)}`]),
    ...[...file.zones].flatMap(describeZone),
    ...events,
    'END:VCALENDAR',
  ]);
}

/**
 * The lines of the `VTIMEZONE` of a zone, without which its `TZID` means nothing.
 *
 * @throws {RangeError} if there is no such zone.
 */
function describeZone(zone: string): string[] {
  const [block] = tzlib_get_ical_block(zone);
  if (block === undefined)
    throw new RangeError(`Expected an IANA zone such as "Asia/Tokyo", got ${JSON.stringify(zone)}.`);
  // For an alias the library answers the zone it stands for; events name the alias.
  return block.split('\r\n').map((line) => (line.startsWith('TZID:') ? `TZID:${zone}` : line));
}

interface CalendarFile extends ExportedPlan {
  readonly uidOf: (event: string) => string;
  /** Those that were named so far. */
  readonly zones: Set<string>;
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

function toVisitEvent(file: CalendarFile, day: Day, timed: TimedVisit): string[] {
  const { visit } = timed;
  if (visit.kind === 'stay') return [];
  const hours = visit.hours === 'unknown' ? sayHours(visit) : undefined;
  const check = hours === undefined ? [] : [`${hours.charAt(0).toUpperCase()}${hours.slice(1)}.`];
  const about = [[...check, ...listSources(visit)].join(' '), visit.source.url].filter((line) => line !== undefined);
  const { start, end } = timeJourney(timed, day, findJourney(file.journeys, visit.id));
  return toEvent(file, visit.placeId, [
    `DTSTART;${toZonedValue(file, start)}`,
    `DTEND;${toZonedValue(file, end)}`,
    `SUMMARY:${escapeText(visit.name)}`,
    `LOCATION:${escapeText(visit.kind === 'transport' ? day.city.name : `${visit.name}, ${day.city.name}`)}`,
    `GEO:${visit.lat};${visit.lon}`,
    `DESCRIPTION:${escapeText(`${visit.why}\n\n${about.join('\n')}`)}`,
  ]);
}

/**
 * A way is known by where it leads to, so that it stays the same when what comes before it changes; one to a bed or a station,
 * where one comes again and again, by its date besides.
 */
function toLegEvent(file: CalendarFile, { date, zone }: Day, { leg, from, to, start, end }: TimedLeg): string[] {
  if (leg.minutes === 0) return [];
  const how = WAYS[leg.mode];
  const isOnce = to.kind === 'place' || to.kind === 'meal';
  return toEvent(file, `way-to-${to.placeId}${isOnce ? '' : `-${date}`}`, [
    `DTSTART;${toZonedValue(file, { ...toLocalTime(date, start), zone })}`,
    `DTEND;${toZonedValue(file, { ...toLocalTime(date, end), zone })}`,
    `SUMMARY:${escapeText(`${how.charAt(0).toUpperCase()}${how.slice(1)} to ${to.name}`)}`,
    `LOCATION:${escapeText(from.name)}`,
    `DESCRIPTION:${escapeText(`${sayLeg(leg)}, from ${from.name}.`)}`,
  ]);
}

function toNightsEvent(file: CalendarFile, { placeId, name, city, firstDate, count }: Nights): string[] {
  return toEvent(file, `stay-${placeId}`, [
    `DTSTART;VALUE=DATE:${compact(firstDate)}`,
    `DTEND;VALUE=DATE:${compact(later(firstDate, count))}`,
    `SUMMARY:${escapeText(`Stay at ${name}`)}`,
    `LOCATION:${escapeText(`${name}, ${city}`)}`,
    `DESCRIPTION:${count === 1 ? 'One night.' : `${count} nights.`}`,
    'TRANSP:TRANSPARENT',
  ]);
}

function toEvent({ seq, updatedAt, uidOf }: CalendarFile, event: string, properties: readonly string[]): string[] {
  const stamp = updatedAt.replace(/[-:]|\.\d+/g, '');
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

/** `TZID=Asia/Tokyo:20270403T091600`: what the clocks there show. The zone is described in the file. */
function toZonedValue({ zones }: CalendarFile, { date, minutes, zone }: ZonedTime): string {
  zones.add(zone);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'));
  return `TZID=${zone}:${compact(date)}T${hours}${rest}00`;
}

/** `20270403`. */
function compact(date: string): string {
  return date.replaceAll('-', '');
}
