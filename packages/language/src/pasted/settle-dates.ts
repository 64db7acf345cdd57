import { addDays, daysBetween, type IsoDate, isIsoDate } from '@wayfarer/trip/clock';

import type { PastedDay, WrittenDate } from './pasted-plan.ts';

/** Dates of the days of a pasted plan, with how they came about. */
export interface SettledDates {
  /** In the order of the days. */
  readonly dates: readonly IsoDate[];
  /** `written`: they stand in the text. `given`: the first was asked for. `weekdays`: the text has weekdays alone. `assumed`: nothing was said. */
  readonly from: 'written' | 'given' | 'weekdays' | 'assumed';
}

/** So many days ahead a plan is assumed that says nothing of when: nobody checks a plan for today (ours). */
const AHEAD_DAYS = 14;

/**
 * Deals dates out: as they are written; else counted from the first day, by the numbers of the days.
 *
 * @param start - Date of day one, where somebody has given it: it goes before what is written.
 */
export function settleDates(
  days: readonly PastedDay[],
  { start, today }: { readonly start?: IsoDate | undefined; readonly today: IsoDate },
): SettledDates {
  if (start !== undefined) {
    const [first] = days;
    return { dates: days.map(({ nth }) => addDays(start, nth - (first?.nth ?? 1))), from: 'given' };
  }
  const anchor = days.findIndex(({ written }) => written?.day !== undefined && written.month !== undefined);
  const written = days[anchor]?.written;
  const first = written ? toDate(written, today) : undefined;
  if (first !== undefined) return { dates: countFrom(days, first, anchor), from: 'written' };
  const named = days.findIndex(({ written: said }) => said?.weekday !== undefined);
  const weekday = days[named]?.written?.weekday;
  const assumed = addDays(today, AHEAD_DAYS);
  if (weekday === undefined) return { dates: countFrom(days, assumed), from: 'assumed' };
  const ahead = (weekday - weekdayNumber(assumed) + 7) % 7;
  return { dates: countFrom(days, addDays(assumed, ahead), named), from: 'weekdays' };
}

/** The day at `anchor` is on that date; days that are dated themselves keep their own, weekdays the next of their name. */
function countFrom(days: readonly PastedDay[], date: IsoDate, anchor = 0): readonly IsoDate[] {
  const base = days[anchor]?.nth ?? 1;
  let last: IsoDate | undefined;
  return days.map(({ nth, written }) => {
    const own = written ? toDate(written, date) : undefined;
    let settled = own ?? addDays(date, nth - base);
    if (own === undefined && last !== undefined && written?.weekday !== undefined) {
      const next = addDays(last, 1);
      settled = addDays(next, (written.weekday - weekdayNumber(next) + 7) % 7);
    }
    if (last !== undefined && daysBetween(last, settled) <= 0) settled = addDays(last, 1);
    last = settled;
    return settled;
  });
}

/** The first such date from `from` on; a month before it is of the next year. */
function toDate({ day, month, year }: WrittenDate, from: IsoDate): IsoDate | undefined {
  if (day === undefined || month === undefined) return undefined;
  const write = (one: number): IsoDate => `${one}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const [thisYear = 0] = from.split('-').map(Number);
  const candidates = year === undefined ? [write(thisYear), write(thisYear + 1)] : [write(year)];
  return candidates.find((date) => isIsoDate(date) && (year !== undefined || date >= from));
}

function weekdayNumber(date: IsoDate): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}
