import type { IsoDate } from '@wayfarer/trip/clock';

import {
  type Moment,
  placeOf,
  type Reservation,
  type ReservationField,
  type ReservationFields,
  type ReservationKind,
  reservationOf,
} from '../reservation.ts';
import { findDates, findTimes } from './dates.ts';
import type { Label } from './labels.ts';
import { findLabelled, type Labelled, type Line, listLabelled } from './lines.ts';
import { onlyDate, readShared, sourceAt, yearsOf } from './shared-fields.ts';
import type { TextContext } from './text-context.ts';

type Years = ReadonlyMap<string, IsoDate>;

/** A hotel, a car, a table or a ticket: what is stated by labels alone. */
export function readStays(lines: readonly Line[], { part }: TextContext): Reservation[] {
  const years = yearsOf(lines);
  const shared = readShared(lines);
  const found = readHotel(lines, years) ?? readCar(lines, years) ?? readAppointment(lines, years);
  if (!found) return [];
  const fields = { ...shared.fields, ...found.fields };
  return [reservationOf(found.kind, fields, sourceAt(part, { ...shared.at, ...found.at }, found.line))];
}

interface Found {
  readonly kind: ReservationKind;
  readonly fields: Partial<ReservationFields>;
  readonly at: Partial<Record<ReservationField, number>>;
  readonly line: number;
}

function readHotel(lines: readonly Line[], years: Years): Found | null {
  const range = listLabelled(lines, 'stay')
    .map((one) => ({ ...one, dates: rangeOf(one.value, years) }))
    .find((one) => one.dates);
  const start = momentOf(lines, 'checkIn', years) ?? dayOf(lines, 'checkIn', range?.dates?.[0] ?? null);
  const end = momentOf(lines, 'checkOut', years) ?? dayOf(lines, 'checkOut', range?.dates?.[1] ?? null);
  if (start === null || end === null || end.date <= start.date) return null;
  const hotel = findLabelled(lines, 'hotel');
  const address = findLabelled(lines, 'address');
  return {
    kind: 'hotel',
    fields: {
      name: hotel?.value ?? null,
      place: hotel && placeOf({ name: hotel.value, address: address?.value ?? null }),
      start,
      end,
    },
    at: { ...(hotel && { name: hotel.line, place: hotel.line }) },
    line: range?.line ?? listLabelled(lines, 'checkIn')[0]?.line ?? 1,
  };
}

function readCar(lines: readonly Line[], years: Years): Found | null {
  const start = momentOf(lines, 'pickUp', years);
  const end = momentOf(lines, 'dropOff', years);
  const from = findLabelled(lines, 'pickUpPlace');
  const to = findLabelled(lines, 'dropOffPlace');
  if (start === null || end === null || from === null) return null;
  return {
    kind: 'car',
    fields: { start, end, from: placeOf({ name: from.value }), to: to && placeOf({ name: to.value }) },
    at: { from: from.line, ...(to && { to: to.line }) },
    line: listLabelled(lines, 'pickUp')[0]?.line ?? 1,
  };
}

/** A table or a ticket: a name, a day and an hour. */
function readAppointment(lines: readonly Line[], years: Years): Found | null {
  const table = findLabelled(lines, 'restaurant');
  const name = table ?? findLabelled(lines, 'event');
  const day = findLabelled(lines, 'date');
  if (name === null || day === null || /[:：]/.test(name.value)) return null;
  const date = onlyDate(day.value, years);
  if (date === null) return null;
  const clock = findLabelled(lines, 'time');
  const times = findTimes(day.value).length > 0 ? findTimes(day.value) : findTimes(clock?.value ?? '');
  const [time] = times;
  const venue = table ?? findLabelled(lines, 'venue');
  const address = findLabelled(lines, 'address');
  const start = { date, time: times.length === 1 && time ? time.time : null, offset: null, zone: null };
  return {
    kind: table ? 'table' : 'event',
    fields: {
      name: name.value,
      place: venue && placeOf({ name: venue.value, address: address?.value ?? null }),
      start,
    },
    at: { name: name.line, start: day.line, ...(venue && { place: venue.line }) },
    line: name.line,
  };
}

/** The moment of a label: its date, and its hour where it has one alone. */
function momentOf(lines: readonly Line[], label: Label, years: Years): Moment | null {
  const dated = listLabelled(lines, label).filter(({ value }) => findDates(value).length > 0);
  const dates = new Set(dated.map(({ value }) => onlyDate(value, years)));
  const [date] = dates;
  return dates.size === 1 && date ? { date, time: hourOf(listLabelled(lines, label)), offset: null, zone: null } : null;
}

/** A day that is said elsewhere, with the hour of the label. */
function dayOf(lines: readonly Line[], label: Label, date: IsoDate | null): Moment | null {
  return date === null ? null : { date, time: hourOf(listLabelled(lines, label)), offset: null, zone: null };
}

function hourOf(values: readonly Labelled[]): string | null {
  const hours = new Set(values.flatMap(({ value }) => findTimes(value)).map(({ time }) => time));
  const [hour] = hours;
  return hours.size === 1 && hour !== undefined ? hour : null;
}

function rangeOf(text: string, years: Years): readonly [IsoDate, IsoDate] | null {
  const found = findDates(text).map(({ date, day }) => date ?? (day === null ? undefined : years.get(day)));
  const [start, end] = found;
  return found.length === 2 && start && end && start < end ? [start, end] : null;
}
