import { type DayParts, findWeekday, monthName, weekdayName } from '@wayfarer/router/grammar';
import { addDays, daysBetween, isIsoDate, type IsoDate, weekdayOf } from '@wayfarer/trip/clock';

import type { Remark } from '../../brain.ts';
import { formatDate } from '../../say/words.ts';

/** A date of the calendar, or why it is none. */
export type Resolved =
  | { readonly ok: true; readonly date: IsoDate; /** True when the year was not said. */ readonly assumed: boolean }
  | { readonly ok: false; readonly remark: Remark };

/** Dates further off than this are taken for slips of the pen. */
const FURTHEST_YEARS = 10;
/** A range without years runs over New Year only if it stays this short. */
const LONGEST_ROLL_DAYS = 31;

/** The date meant by `parts`; without a year, the first one from `floor` on. */
export function resolveDay(parts: DayParts, floor: IsoDate): Resolved {
  const year = parts.year ?? firstYear(parts, floor);
  const date = year === undefined ? '' : isoOf(year, parts);
  if (!isIsoDate(date)) return refuse(`There is no ${spell(parts)}. Please give a date such as 3 April 2027.`);
  if (parts.year !== undefined && parts.year > Number(floor.slice(0, 4)) + FURTHEST_YEARS) {
    return refuse(`${formatDate(date)} is more than ${FURTHEST_YEARS} years away. Which year do you mean?`);
  }
  if (parts.weekday !== undefined && dayNumber(date) !== parts.weekday) {
    return refuse(
      `${formatDate(date)} is a ${weekdayOf(date)}, not a ${weekdayName(parts.weekday)}. Which date do you mean?`,
    );
  }
  return { ok: true, date, assumed: parts.year === undefined };
}

/** Both ends of a range; a year said once holds for both, and 28 December to 3 January ends in the next one. */
export function resolveRange(from: DayParts, to: DayParts, today: IsoDate): readonly [Resolved, Resolved] {
  const backwards = to.month < from.month || (to.month === from.month && to.day < from.day);
  if (from.year === undefined && to.year !== undefined) {
    const year = backwards && isShortRoll({ ...from, year: to.year - 1 }, to) ? to.year - 1 : to.year;
    return [resolveDay({ ...from, year }, today), resolveDay(to, today)];
  }
  const start = resolveDay(from, today);
  if (!start.ok || to.year !== undefined) return [start, resolveDay(to, today)];
  const year = Number(start.date.slice(0, 4));
  const endYear = backwards && isShortRoll({ ...from, year }, { ...to, year: year + 1 }) ? year + 1 : year;
  const end = resolveDay({ ...to, year: endYear }, today);
  return [start, end.ok ? { ...end, assumed: start.assumed } : end];
}

function isShortRoll(from: DayParts, to: DayParts): boolean {
  const [start, end] = [isoOf(from.year ?? 0, from), isoOf(to.year ?? 0, to)];
  return isIsoDate(start) && isIsoDate(end) && daysBetween(start, end) <= LONGEST_ROLL_DAYS;
}

function firstYear(parts: DayParts, floor: IsoDate): number | undefined {
  const year = Number(floor.slice(0, 4));
  // 29 February may be up to eight years away.
  return Array.from({ length: 9 }, (_, ahead) => year + ahead).find((one) => {
    const date = isoOf(one, parts);
    return isIsoDate(date) && date >= floor;
  });
}

function isoOf(year: number, { month, day }: DayParts): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

function spell({ day, month, year }: DayParts): string {
  const name = monthName(month);
  return name === '' ? `month ${month}` : `${day} ${name}${year === undefined ? '' : ` ${year}`}`;
}

function refuse(text: string): Resolved {
  return { ok: false, remark: { code: 'not-a-date', text } };
}

/** 0 is Sunday. */
function dayNumber(date: IsoDate): number {
  return findWeekday(weekdayOf(date)) ?? 0;
}

/** The Saturday and Sunday that `date` belongs to; `undefined` for a date from Monday to Thursday. */
export function weekendAround(date: IsoDate): { readonly start: IsoDate; readonly end: IsoDate } | undefined {
  const shift = [-1, undefined, undefined, undefined, undefined, 1, 0][dayNumber(date)];
  return shift === undefined ? undefined : { start: addDays(date, shift), end: addDays(date, shift + 1) };
}
