declare const minuteOfDay: unique symbol;

/**
 * Whole minutes since midnight of a day in that day's own zone. 0–1439 on a clock face; values up to
 * 2880 stand for the small hours of the next day (a bar that closes at 02:00 closes at 1560).
 */
export type MinuteOfDay = number & { readonly [minuteOfDay]: true };

/** A calendar date, `YYYY-MM-DD`, of the place where it is spent. */
export type IsoDate = string;

export const MINUTES_PER_DAY = 1440;

export class InvalidTimeError extends Error {
  override readonly name = 'InvalidTimeError';
  readonly code = 'invalid-time';

  constructor(text: string) {
    super(`Expected a time such as "09:30" (00:00 to 23:59), got ${JSON.stringify(text)}.`);
  }
}

export class InvalidDateError extends Error {
  override readonly name = 'InvalidDateError';
  readonly code = 'invalid-date';

  constructor(text: string) {
    super(`Expected a date such as "2027-04-03", got ${JSON.stringify(text)}.`);
  }
}

/**
 * Reads a wall-clock time of a day's zone.
 *
 * @param text - `HH:MM`, 24-hour, `00:00`–`23:59`.
 * @throws {InvalidTimeError} if `text` is not of that form.
 */
export function parseTime(text: string): MinuteOfDay {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text);
  if (!match) throw new InvalidTimeError(text);
  return minute(Number(match[1]) * 60 + Number(match[2]));
}

/** The clock face of `time`; past midnight it starts again at `00:00`. */
export function formatTime(time: MinuteOfDay): string {
  const face = ((time % MINUTES_PER_DAY) + MINUTES_PER_DAY) % MINUTES_PER_DAY;
  return `${String(Math.floor(face / 60)).padStart(2, '0')}:${String(face % 60).padStart(2, '0')}`;
}

/** Marks a whole number of minutes since midnight as such. */
export function minute(value: number): MinuteOfDay {
  return value as MinuteOfDay;
}

/** `h` and `min` in words: `45 min`, `2 h`, `1 h 30 min`. */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/** True for a date that exists, `2028-02-29` but not `2027-02-29`. */
export function isIsoDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const parsed = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text);
}

/** @throws {InvalidDateError} if `text` is not an existing `YYYY-MM-DD`. */
export function assertIsoDate(text: string): asserts text is IsoDate {
  if (!isIsoDate(text)) throw new InvalidDateError(text);
}

export function addDays(date: IsoDate, days: number): IsoDate {
  assertIsoDate(date);
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Nights from `start` to `end`; negative when `end` is earlier. */
export function daysBetween(start: IsoDate, end: IsoDate): number {
  assertIsoDate(start);
  assertIsoDate(end);
  return Math.round((Date.parse(`${end}T00:00:00Z`) - Date.parse(`${start}T00:00:00Z`)) / 86_400_000);
}

/** Every date from `start` to `end`, both included; empty when `end` is earlier. */
export function listDates(start: IsoDate, end: IsoDate): IsoDate[] {
  return Array.from({ length: Math.max(0, daysBetween(start, end) + 1) }, (_, day) => addDays(start, day));
}

/** How many days the month of that date has. */
export function daysInMonth(date: IsoDate): number {
  assertIsoDate(date);
  return new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)), 0)).getUTCDate();
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

export function weekdayOf(date: IsoDate): Weekday {
  assertIsoDate(date);
  return WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? 'Sunday';
}

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'],
  ...['September', 'October', 'November', 'December'],
];

/** `May`. */
export function monthOf(date: IsoDate): string {
  return MONTHS[Number(date.slice(5, 7)) - 1] ?? '';
}

/** `Tuesday 4 May`. */
export function spellDay(date: IsoDate): string {
  return `${weekdayOf(date)} ${Number(date.slice(8))} ${monthOf(date)}`;
}

export function isWeekend(date: IsoDate): boolean {
  const weekday = weekdayOf(date);
  return weekday === 'Saturday' || weekday === 'Sunday';
}
