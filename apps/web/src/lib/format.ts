import type { Money, Visit } from '@wayfarer/contract';
import { minorDigits } from '@wayfarer/trip/money';

import { pageLocale, words } from '../words/in-use.ts';

const WEEKDAY_AND_DAY = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
const WITH_YEAR = { ...WEEKDAY_AND_DAY, year: 'numeric' } as const;

/** `Sat 3 Apr`; every date carries its weekday. */
export function formatDate(date: string): string {
  return inWords(date, WEEKDAY_AND_DAY);
}

/** `Sat 3 Apr 2027`. */
export function formatLongDate(date: string): string {
  return inWords(date, WITH_YEAR);
}

/** `3 Apr 2027`: of when something was written down, where its weekday says nothing. */
export function formatDayMonthYear(date: string): string {
  return inWords(date, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
}

/** The date of a moment that may have been damaged, such as `Sat 3 Apr 2027`. */
export function findLongDate(moment: string): string | undefined {
  return Number.isNaN(Date.parse(moment)) ? undefined : formatLongDate(new Date(moment).toISOString().slice(0, 10));
}

/** `Sat 3 Apr – Mon 5 Apr 2027`. */
export function formatDateRange(start: string, end: string): string {
  if (start === end) return formatLongDate(start);
  const range = dateFormat(pageLocale(), WITH_YEAR).formatRange(dayOf(start), dayOf(end));
  return withoutCommas(range).replaceAll(THIN_SPACE, ' ');
}

export function shortWeekday(date: string): string {
  return inWords(date, { weekday: 'short', timeZone: 'UTC' });
}

export function longWeekday(date: string): string {
  return inWords(date, { weekday: 'long', timeZone: 'UTC' });
}

/** `3 Apr`. */
export function formatDayOfMonth(date: string): string {
  return inWords(date, { day: 'numeric', month: 'short', timeZone: 'UTC' });
}

/** `¥1,250`, `$12.50`; whole units lose their zeros. */
export function formatAmount({ amount, currency }: Money): string {
  const digits = minorDigits(currency);
  const major = amount / 10 ** digits;
  return new Intl.NumberFormat(pageLocale(), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: Number.isInteger(major) ? 0 : digits,
    maximumFractionDigits: digits,
  }).format(major);
}

/** The sum of what has a price: `at least ¥1,250` where something has none. */
export function formatSum(sum: Money, unpriced = 0): string {
  if (unpriced === 0) return formatAmount(sum);
  const { unknown, atLeast } = words().talk.costs;
  return sum.amount === 0 ? unknown : atLeast(formatAmount(sum));
}

/** `1 h 30 min`. */
export function formatDuration(minutes: number): string {
  return words().plan.duration(Math.floor(minutes / 60), minutes % 60);
}

/** `0.6 km`, `12 km`. */
export function formatKm(km: number): string {
  const maximumFractionDigits = km < 10 ? 1 : 0;
  return new Intl.NumberFormat(pageLocale(), { style: 'unit', unit: 'kilometer', maximumFractionDigits }).format(km);
}

/** `12,345`. */
export function formatNumber(value: number, fractionDigits = 0): string {
  return new Intl.NumberFormat(pageLocale(), {
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  }).format(value);
}

/** `a, b and c`. */
export function formatList(texts: readonly string[]): string {
  return new Intl.ListFormat(pageLocale(), { type: 'conjunction' }).format(texts);
}

/** `open 10–18`, `open 9:30–16:30`, `always open`, `hours not known: check`; the empty list is a day on which it is closed. */
export function formatHours(hours: Visit['hours']): string {
  const { unknown, closed, always, open } = words().plan.hours;
  if (hours === 'unknown') return unknown;
  if (hours.length === 0) return closed;
  if (hours.some((span) => span.open === '00:00' && span.close === '24:00')) return always;
  return open(hours.map((span) => `${short(span.open)}–${short(span.close)}`).join(words().frame.marks.betweenNames));
}

function short(time: string): string {
  const [hours = '', minutes = ''] = time.split(':');
  return minutes === '00' ? String(Number(hours)) : `${Number(hours)}:${minutes}`;
}

/** `temple` → `Temple`. */
export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A moment by the reader's own clock: `Sat 21 Nov, 18:05`. */
export function formatMoment(moment: string): string {
  const at = new Date(moment);
  if (Number.isNaN(at.getTime())) return words().plan.history.longAgo;
  const two = (value: number): string => String(value).padStart(2, '0');
  const date = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${formatDate(date)}, ${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** A moment of today as `10:32`, of another day as {@link formatMoment}. */
export function formatClock(moment: string, now = new Date()): string {
  const at = new Date(moment);
  if (at.toDateString() !== now.toDateString()) return formatMoment(moment);
  return `${String(at.getHours()).padStart(2, '0')}:${String(at.getMinutes()).padStart(2, '0')}`;
}

function dayOf(date: string): Date {
  return new Date(`${date.slice(0, 10)}T00:00:00Z`);
}

/** What is no date is shown as it stands. */
function inWords(date: string, options: Intl.DateTimeFormatOptions): string {
  const day = dayOf(date);
  return Number.isNaN(day.getTime()) ? date : withoutCommas(dateFormat(pageLocale(), options).format(day));
}

/** English dates stand in sentences and lists: a comma within one would part it. */
function withoutCommas(said: string): string {
  return pageLocale().startsWith('en') ? said.replaceAll(',', '') : said;
}

/** Around the dash of a range; some fonts have none. */
const THIN_SPACE = '\u2009';

/** Making a format takes far longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();
function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format;
}
