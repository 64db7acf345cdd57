/** Days since 1970-01-01 in the Gregorian calendar. */
export type DayNumber = number;

const DAY_MS = 86_400_000;
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The day, if the calendar has it: there is no 30 February. */
export function toDay(year: number, month: number, day: number): DayNumber | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  // `Date.UTC` takes years below 100 for those of the last century, and rolls over what is too much.
  const isSame = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isSame ? date.getTime() / DAY_MS : undefined;
}

/** Reads `YYYY-MM-DD`; `undefined` if that is no day. */
export function parseIsoDate(text: string): DayNumber | undefined {
  const [, year, month, day] = ISO.exec(text) ?? [];
  return day === undefined ? undefined : toDay(Number(year), Number(month), Number(day));
}

/** `YYYY-MM-DD`. */
export function isoDate(day: DayNumber): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** 0 is Sunday. */
export function weekdayOf(day: DayNumber): number {
  return new Date(day * DAY_MS).getUTCDay();
}

export function yearOf(day: DayNumber): number {
  return new Date(day * DAY_MS).getUTCFullYear();
}

/** The same day of another month, or its last one. */
export function monthsAfter(day: DayNumber, months: number): DayNumber {
  const date = new Date(day * DAY_MS);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(date.getUTCDate(), last)) / DAY_MS;
}
