import type { IsoDate } from '@wayfarer/trip/clock';
import ICAL from 'ical.js';

import { UnreadableBookingError } from '../errors.ts';
import { LIMITS } from '../limits.ts';
import { isZone } from '../moment.ts';
import {
  type BookedPlace,
  type Moment,
  placeOf,
  type Reservation,
  type ReservationKind,
  reservationOf,
} from '../reservation.ts';
import { parseJsonLd } from '../schema-org/json-ld.ts';
import { toReservations } from '../schema-org/to-reservations.ts';
import { BY, TRAIN } from '../text/labels.ts';
import { toLines } from '../text/lines.ts';
import { readLines } from '../text/read-lines.ts';
import { readShared } from '../text/shared-fields.ts';

const MAX_EVENTS = 200;

/** @throws {UnreadableBookingError} if it is no calendar. */
export function readCalendar(text: string, part: string, receivedOn: IsoDate | null): Reservation[] {
  const events = parseEvents(text);
  return events
    .slice(0, MAX_EVENTS)
    .flatMap((event, index) => readEvent(event, `${part}, event ${index + 1}`, receivedOn));
}

function parseEvents(text: string): ICAL.Component[] {
  try {
    // Some writers leave lines empty.
    const parsed: unknown = ICAL.parse(text.slice(0, LIMITS.textCharacters).replaceAll(/\r?\n(?:\r?\n)+/g, '\r\n'));
    if (Array.isArray(parsed)) return new ICAL.Component(parsed).getAllSubcomponents('vevent');
  } catch (error) {
    throw new UnreadableBookingError('damaged', 'The calendar is cut off or damaged. A whole .ics file was expected.', {
      cause: error,
    });
  }
  return [];
}

function readEvent(event: ICAL.Component, part: string, receivedOn: IsoDate | null): Reservation[] {
  const stated = valueOf(event, 'x-kde-kitinerary-reservation');
  const structured = stated === null ? [] : toReservations(parseJsonLd(stated.replaceAll(String.raw`\,`, ',')), part);
  if (structured.length > 0) return structured;

  const start = momentOf(event, 'dtstart');
  const lines = (valueOf(event, 'description') ?? '').split('\n');
  const day = start === null ? receivedOn : start.date;
  const journeys = readLines([valueOf(event, 'summary') ?? '', ...lines], { part, receivedOn: day });
  if (journeys.length > 0) return journeys.map((one) => withZones(one, start, momentOf(event, 'dtend')));
  if (start === null) return [];
  const ride = rideOf(event);
  if (ride === 'unclear') return [];
  if (ride) return [rideIn(event, { ...ride, start, part })];
  const found = {
    name: valueOf(event, 'summary'),
    start,
    end: lastMoment(event, start),
    place: placeOf({ name: valueOf(event, 'location') }),
    isCancelled: /^cancelled$/i.test(valueOf(event, 'status') ?? ''),
  };
  return [reservationOf('event', found, (field) => ({ part, at: field }))];
}

interface Ride {
  readonly kind: ReservationKind;
  readonly from: string;
  readonly to: string;
}

const FROM_TO =
  /(?:from|von|de|da)\s+(?<from>\S.{1,80}?),?\s+(?:to|nach|à|a|hacia)\s+(?<to>[^(]{2,80}?)(?:,? seat.*)?$|^(?<from2>[^:]{2,80}?)\s*(?:->|→|➔)\s*(?<to2>.{2,80})$/iu;

/** From where to where an event goes, by its title; `unclear` where it goes somewhere and nobody can say how. */
function rideOf(event: ICAL.Component): Ride | 'unclear' | null {
  const summary = valueOf(event, 'summary') ?? '';
  const text = `${summary}\n${valueOf(event, 'description') ?? ''}`;
  const groups = FROM_TO.exec(summary)?.groups;
  const isRide = /flight|flug|\bvol\b|vuelo|train|\bzug\b|check[- ]?in/i.test(summary);
  if (!groups) return isRide ? 'unclear' : null;
  const named = RIDES.find((kind) => BY[kind].test(summary)) ?? (TRAIN.test(text) ? 'train' : undefined);
  const kind = named ?? RIDES.find((one) => BY[one].test(text));
  if (kind === undefined) return groups['from2'] === undefined ? null : 'unclear';
  return {
    kind,
    from: (groups['from'] ?? groups['from2'] ?? '').trim(),
    to: (groups['to'] ?? groups['to2'] ?? '').trim(),
  };
}

const RIDES = ['flight', 'bus', 'ferry', 'train'] as const;

function rideIn(
  event: ICAL.Component,
  { kind, from, to, start, part }: Ride & { start: Moment; part: string },
): Reservation {
  const shared = readShared(toLines((valueOf(event, 'description') ?? '').split('\n')));
  const found = { ...shared.fields, start, end: momentOf(event, 'dtend'), from: endOf(from), to: endOf(to) };
  return reservationOf(kind, found, (field) => ({ part, at: field in shared.at ? 'description' : 'summary' }));
}

function endOf(name: string): BookedPlace | null {
  return placeOf(/^[A-Z]{3}$/.test(name) ? { code: name } : { name });
}

/** The zones of the event, where a journey starts or ends at the very hour of the event. */
function withZones(one: Reservation, start: Moment | null, end: Moment | null): Reservation {
  const zoned = (moment: Moment | null): Moment | null => {
    if (moment === null) return null;
    const same = [start, end].find(
      (event) => event?.date === moment.date && event.time === moment.time && event.zone !== null,
    );
    return same ?? moment;
  };
  return { ...one, start: zoned(one.start), end: zoned(one.end) };
}

/** A day that ends an event of whole days is the first day after it. */
function lastMoment(event: ICAL.Component, start: Moment): Moment | null {
  const end = timeOf(event, 'dtend');
  if (!end?.isDate || start.time !== null) return momentOf(event, 'dtend');
  end.adjust(-1, 0, 0, 0);
  return { date: end.toString().slice(0, 10), time: null, offset: null, zone: null };
}

function valueOf(event: ICAL.Component, name: string): string | null {
  const value: unknown = event.getFirstPropertyValue(name);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

function timeOf(event: ICAL.Component, name: string): ICAL.Time | null {
  const value: unknown = event.getFirstPropertyValue(name);
  return value instanceof ICAL.Time ? value.clone() : null;
}

function momentOf(event: ICAL.Component, name: string): Moment | null {
  const value = timeOf(event, name);
  if (!value) return null;
  const [date = '', clock] = value.toString().split('T');
  if (value.isDate || clock === undefined) return { date, time: null, offset: null, zone: null };
  const named: unknown = event.getFirstProperty(name)?.getParameter('tzid');
  const zone = typeof named === 'string' && isZone(named) ? named : null;
  const isUtc = clock.endsWith('Z') || value.zone === ICAL.Timezone.utcTimezone;
  return { date, time: clock.slice(0, 5), offset: isUtc ? '+00:00' : null, zone };
}
