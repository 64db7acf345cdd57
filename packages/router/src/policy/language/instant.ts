const FORM = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)?)?$/;
const OFFSET = /^([+-])(\d{2}):(\d{2})$/;

/** One hour, in milliseconds. */
export const HOUR = 3_600_000;

/**
 * Reads an instant.
 *
 * @param value - ISO 8601 with seconds or without (`2024-05-15T15:00:00-05:00`), a date (its first minute), milliseconds
 *   since 1970, or a `Date`.
 * @param offsetMinutes - East of UTC; for a text that names no offset. Without it such a text cannot be read.
 * @returns Milliseconds since 1970; `undefined` if it is no instant: a wrong form, a 30 February.
 */
export function toInstant(value: unknown, offsetMinutes: number | undefined): number | undefined {
  if (typeof value === 'string') return parseInstant(value, offsetMinutes);
  const milliseconds = value instanceof Date ? value.getTime() : value;
  return typeof milliseconds === 'number' && Number.isFinite(milliseconds) ? milliseconds : undefined;
}

/** Digits are read where the form says they are: a decision may wait for several of these. */
function parseInstant(text: string, offsetMinutes: number | undefined): number | undefined {
  if (!FORM.test(text)) return undefined;
  const zone = zoneOf(text);
  const offset = zone === '' ? offsetMinutes : parseOffset(zone);
  const hasSeconds = text[16] === ':';
  const [hour, minute, second] = [digits(text, 11), digits(text, 14), hasSeconds ? digits(text, 17) : 0];
  const date = parseDate(text);
  if (offset === undefined || date === undefined || hour > 23 || minute > 59 || second > 59) return undefined;
  const fraction = text[19] === '.' ? text.slice(20, text.length - zone.length) : '';
  const milliseconds = Number(fraction.padEnd(3, '0').slice(0, 3));
  return date + (hour * 60 + minute - offset) * 60_000 + second * 1000 + milliseconds;
}

/** Midnight in UTC of a day that is in the calendar, from the year 100 on. */
function parseDate(text: string): number | undefined {
  const [year, month, day] = [digits(text, 0) * 100 + digits(text, 2), digits(text, 5), digits(text, 8)];
  if (year < 100 || month < 1 || month > 12 || day < 1) return undefined;
  const midnight = Date.UTC(year, month - 1, day);
  // What the month does not have rolls over into the next.
  return day > 28 && new Date(midnight).getUTCDate() !== day ? undefined : midnight;
}

/** `Z`, `-05:00`, or nothing. */
function zoneOf(text: string): string {
  if (text.endsWith('Z')) return 'Z';
  const sign = text.length > 16 ? text[text.length - 6] : undefined;
  return sign === '+' || sign === '-' ? text.slice(-6) : '';
}

/** The two digits from a position on; 0 after the end. */
function digits(text: string, at: number): number {
  return at >= text.length ? 0 : text.charCodeAt(at) * 10 + text.charCodeAt(at + 1) - 11 * 48;
}

/**
 * Reads an offset from UTC.
 *
 * @param text - `Z` or `-05:00`.
 * @returns Minutes east of UTC, -1080–1080; `undefined` if it is none.
 */
export function parseOffset(text: string): number | undefined {
  if (text === 'Z') return 0;
  const [, sign, hours, minutes] = OFFSET.exec(text) ?? [];
  const total = Number(hours) * 60 + Number(minutes);
  if (sign === undefined || Number(minutes) > 59 || total > 1080) return undefined;
  return sign === '-' ? -total : total;
}

/** The hour on a clock that is so far east of UTC, 0 up to but not including 24, minutes as a fraction. */
export function hourOfDay(instant: number, offsetMinutes: number): number {
  const hours = instant / HOUR + offsetMinutes / 60;
  return ((hours % 24) + 24) % 24;
}
