import { isIsoDate } from '@wayfarer/trip/clock';

import type { Moment } from './reservation.ts';

const ISO =
  /^(?<year>\d{4})-?(?<month>\d{2})-?(?<day>\d{2})(?:[T ](?<hour>\d{2}):?(?<minute>\d{2})(?::?\d{2}(?:\.\d+)?)?\s*(?<offset>Z|[+-]\d{1,2}(?::?\d{2})?)?)?$/;

/** Reads a date, or a date with a time, as ISO 8601 writes it; `null` for anything else. */
export function parseMoment(text: string, zone: string | null = null): Moment | null {
  const found = ISO.exec(text.trim())?.groups;
  if (!found) return null;
  const date = `${found['year']}-${found['month']}-${found['day']}`;
  const time = found['hour'] === undefined ? null : `${found['hour']}:${found['minute']}`;
  if (!isIsoDate(date) || (time !== null && !isTime(time))) return null;
  return { date, time, offset: offsetOf(found['offset']), zone: zone !== null && isZone(zone) ? zone : null };
}

/** `HH:MM` of a day that has 24 hours. */
export function isTime(text: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/** Whether the platform knows a zone of that name. */
export function isZone(name: string): boolean {
  if (name.length > 60) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** `Z`, `+2` and `+0200` as `+02:00`. */
function offsetOf(text: string | undefined): string | null {
  if (text === undefined) return null;
  if (text === 'Z') return '+00:00';
  const digits = text.slice(1).replace(':', '');
  const hours = digits.length > 2 ? digits.slice(0, -2) : digits;
  const minutes = digits.length > 2 ? digits.slice(-2) : '00';
  return Number(hours) > 14 || Number(minutes) > 59 ? null : `${text[0]}${hours.padStart(2, '0')}:${minutes}`;
}

/** The same instant by the clock of `zone`; as it is where it has no offset and no zone of its own, or no time. */
export function inZone(moment: Moment, zone: string): Moment {
  if (moment.time === null || moment.zone === zone) return moment;
  if (moment.offset === null) return moment;
  const instant = new Date(`${moment.date}T${moment.time}:00${moment.offset}`);
  const format = new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  const [date = moment.date, time = moment.time] = format.format(instant).split(' ');
  return { date, time, offset: null, zone };
}
