import { daysBetween, type IsoDate } from '@wayfarer/trip/clock';

import {
  type BookedPlace,
  type Moment,
  placeOf,
  type Reservation,
  type ReservationKind,
  reservationOf,
} from '../reservation.ts';
import { findDates, findTimes } from './dates.ts';
import { ARRIVES, BY, DEPARTS, TRAIN } from './labels.ts';
import type { Line } from './lines.ts';
import { onlyDate, readShared, sourceAt, yearsOf } from './shared-fields.ts';
import type { TextContext } from './text-context.ts';

/** A place at which a ride leaves or ends, as one line states it. */
interface Stop {
  readonly role: 'departs' | 'arrives';
  readonly place: BookedPlace;
  readonly time: string;
  readonly date: IsoDate | null;
  /** The line has a date of its own. */
  readonly isDated: boolean;
  readonly line: number;
}

const ROLE = new RegExp(
  `(?<![\\p{L}\\d])(?:(?<departs>${DEPARTS})|(?<arrives>${ARRIVES}))(?![\\p{L}])\\s*[:：]?`,
  'iu',
);
/** Dates that are of no ride. */
const OTHER_DATES =
  /book|gebucht|buchung|issue|valid|gültig|geltung|paid|datum\s+\d.*gen-nr|printed|erfolgte|réservé|emis|cancel|storn|birth|geburt/i;

/** Rides with both ends: each departure with the arrival that follows it. */
export function readJourneys(lines: readonly Line[], { part, receivedOn }: TextContext): Reservation[] {
  const stops = listStops(lines, receivedOn);
  const shared = readShared(lines);
  const whole = lines.map(({ text }) => text).join('\n');
  let before = 0;
  return stops.flatMap((start, index) => {
    const end = stops[index + 1];
    if (start.role !== 'departs' || end?.role !== 'arrives') return [];
    const around = lines.filter(({ number }) => number > before && number <= end.line + 1);
    before = end.line;
    const ride = nameRide({ start, end, whole }, around);
    if (ride === null) return [];
    const found = {
      ...shared.fields,
      name: ride.name,
      from: start.place,
      to: end.place,
      start: momentOf(start),
      end: arrivalOf(start, end),
    };
    const at = { ...shared.at, from: start.line, start: start.line, to: end.line, end: end.line };
    return [reservationOf(ride.kind, found, sourceAt(part, at, start.line))];
  });
}

function momentOf({ date, time }: Stop): Moment | null {
  return date === null ? null : { date, time, offset: null, zone: null };
}

/** An arrival that has no date of its own is on the day of the departure, unless its hour is earlier: then its day is not known. */
function arrivalOf(start: Stop, end: Stop): Moment | null {
  if (end.isDated)
    return end.date !== null && start.date !== null && daysBetween(start.date, end.date) < 0 ? null : momentOf(end);
  return end.time > start.time ? momentOf({ ...end, date: start.date }) : null;
}

/** A train in brackets, whatever its kind is called. */
const NAMED = /\((?<name>[A-Z][A-Z0-9]{0,3} +\d{1,6})\)/;

/** What one goes by, as the lines around the ride call it. */
function nameRide(
  { start, end, whole }: { readonly start: Stop; readonly end: Stop; readonly whole: string },
  around: readonly Line[],
): { kind: ReservationKind; name: string | null } | null {
  const text = around.map((line) => line.text).join('\n');
  const ofRide = around
    .filter(({ number }) => number >= start.line && number <= end.line)
    .map((line) => line.text)
    .join('\n');
  const flight =
    /(?<![\p{L}\d])(?:flight|flug|flyg|vol|vuelo|flight number|flugnummer|航班(?:号)?|便名)(?: n(?:umber|o|r)\.?| n°)?\s*[:：]?\s{0,40}(?<code>[A-Z]{2}|[A-Z]\d|\d[A-Z])\s?(?<number>\d{1,4})(?!\d)/iu.exec(
      text,
    )?.groups;
  if (flight) return { kind: 'flight', name: `${flight['code']?.toUpperCase()} ${flight['number']}` };
  if (/\(bus\s*\d/i.test(ofRide)) return { kind: 'bus', name: null };
  const train = TRAIN.exec(ofRide)?.[0] ?? NAMED.exec(ofRide)?.groups?.['name'];
  if (train !== undefined) return { kind: 'train', name: train.replaceAll(/\s+/g, ' ') };
  if (start.place.code !== null && end.place.code !== null && BY.flight.test(whole))
    return { kind: 'flight', name: null };
  for (const kind of ['bus', 'ferry', 'train'] as const) if (BY[kind].test(ofRide)) return { kind, name: null };
  const kinds = (['bus', 'ferry', 'train', 'flight'] as const).filter((kind) => BY[kind].test(whole));
  const [only] = kinds;
  return kinds.length === 1 && only !== undefined ? { kind: only, name: null } : null;
}

interface Columns {
  readonly departs: number;
  readonly arrives: number;
}

function listStops(lines: readonly Line[], day: IsoDate | null): Stop[] {
  const years = yearsOf(lines);
  const stops: Stop[] = [];
  let current = day;
  let isHeaded = false;
  let columns: Columns | null = null;
  for (const line of lines) {
    const times = findTimes(line.text);
    const date = dateOf(line, years, current);
    if (times.length === 0) {
      columns = columnsOf(line.text) ?? columns;
      if (date !== undefined && !OTHER_DATES.test(line.text)) {
        current = date;
        isHeaded = true;
      }
      continue;
    }
    const [time] = times;
    if (times.length > 1 || !time) continue;
    const role = roleOf(line, time.index, columns);
    const place = role === null ? null : placeIn(line, role.index);
    if (role === null || place === null) continue;
    const isDated = date !== undefined || isHeaded;
    // A row without a date is on the day of the row before it, unless midnight may lie between them.
    if (date !== undefined) current = date;
    else if (!isHeaded && (stops.at(-1)?.time ?? '') > time.time) current = null;
    isHeaded = false;
    stops.push({ role: role.role, place, time: time.time, date: current, isDated, line: line.number });
  }
  return stops;
}

/** The date of a line: `undefined` where it has none, `null` where it is not certain. */
function dateOf(
  { text }: Line,
  years: ReadonlyMap<string, IsoDate>,
  current: IsoDate | null,
): IsoDate | null | undefined {
  const found = findDates(text);
  const [first] = found;
  if (first === undefined) return undefined;
  const isOfHeading =
    found.length === 1 && first.date === null && first.day !== null && first.day === current?.slice(5);
  return isOfHeading ? current : onlyDate(text, years);
}

/** Where a table has its columns for departures and arrivals. */
function columnsOf(text: string): Columns | null {
  const departs = new RegExp(`(?<![\\p{L}\\d])(?:${DEPARTS})(?![\\p{L}/])`, 'iu').exec(text)?.index;
  const arrives = new RegExp(`(?<![\\p{L}\\d])(?:${ARRIVES})(?![\\p{L}/])`, 'iu').exec(text)?.index;
  return departs === undefined || arrives === undefined ? null : { departs, arrives };
}

/** Small words of other languages, which count at the start of a line and before an hour alone. */
const FROM_AT = /^\s*(?:fra|de|da)\s+(?=\d{1,2}:\d{2})/i;
const TO_AT = /^\s*(?:til|a)\s+(?=\d{1,2}:\d{2})/i;

function roleOf(line: Line, time: number, columns: Columns | null): { role: Stop['role']; index: number } | null {
  const found = ROLE.exec(line.text);
  // A word for it stands right before the hour, or begins the line.
  if (found && (found.index + found[0].length >= time - 2 || line.text.trimStart().startsWith(found[0])))
    return { role: found.groups?.['departs'] === undefined ? 'arrives' : 'departs', index: found.index };
  if (FROM_AT.test(line.text)) return { role: 'departs', index: 0 };
  if (TO_AT.test(line.text)) return { role: 'arrives', index: 0 };
  if (!columns) return null;
  const [departs, arrives] = [Math.abs(columns.departs - time), Math.abs(columns.arrives - time)];
  return Math.min(departs, arrives) > 6 || departs === arrives
    ? null
    : { role: departs < arrives ? 'departs' : 'arrives', index: line.text.length };
}

/** The name that stands before the word for leaving or arriving, or after it where it begins the line. */
function placeIn(line: Line, role: number): BookedPlace | null {
  const before = clean(line.text.slice(0, role));
  const name = before ?? clean(line.text.slice(role).replace(FROM_AT, ' ').replace(TO_AT, ' ').replace(ROLE, ' '));
  if (name === null) return null;
  const code = /\((?<code>[A-Z]{3})\)/.exec(name)?.groups?.['code'] ?? null;
  return placeOf({ name, code });
}

const WEEKDAY =
  /^(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|mo|di|mi|do|fr|sa|so|lun|mar|mer|jeu|ven|sam|dim|mié|jue|vie|sáb|dom|po|út|st|čt|pá|ne)[.,]?\s/iu;
const AFTER_PLACE =
  /\s*(?:\((?:[A-Z]{1,4}\s*\d+[^)]*)\)|\s[-–]\s*(?:voie|gl(?:eis)?\.?|platform|track|kolej|nást|spoor|spår|spor|vía|binario|bin\.|pl\.|per\.|peron)|,?\s(?:terminal|gleis|voie|platform)\b).*$/iu;

/** Text without its dates and times; its first cell is the name. */
function clean(text: string): string | null {
  let rest = text;
  for (const { index, length } of [...findDates(text), ...findTimes(text)].sort((a, b) => b.index - a.index))
    rest = `${rest.slice(0, index)}   ${rest.slice(index + length)}`;
  const cells = rest.split(/\s{2,}|\|/).map((cell) =>
    `${cell.trim()} `
      .replace(WEEKDAY, '')
      .replace(AFTER_PLACE, '')
      .replace(/\s*-?\s*$/, '')
      .replace(/^[:,|-]+\s*/, '')
      .trim(),
  );
  return cells.find((cell) => /\p{L}{2}/u.test(cell) && cell.length <= 100) ?? null;
}
