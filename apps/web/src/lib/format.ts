import type { Money, Visit } from '@wayfarer/contract';
import { weekdayOf } from '@wayfarer/trip/clock';
import { minorDigits } from '@wayfarer/trip/money';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `Sat 3 Apr`; every date carries its weekday. */
export function formatDate(date: string): string {
  return `${shortWeekday(date)} ${formatDayOfMonth(date)}`;
}

/** `Sat 3 Apr 2027`. */
export function formatLongDate(date: string): string {
  return `${formatDate(date)} ${date.slice(0, 4)}`;
}

/** `3 Apr 2027`: of when something was written down, where its weekday says nothing. */
export function formatDayMonthYear(date: string): string {
  return `${formatDayOfMonth(date)} ${date.slice(0, 4)}`;
}

/** The date of a moment that may have been damaged, such as `Sat 3 Apr 2027`. */
export function findLongDate(moment: string): string | undefined {
  return Number.isNaN(Date.parse(moment)) ? undefined : formatLongDate(new Date(moment).toISOString().slice(0, 10));
}

/** `Sat 3 – Mon 5 Apr 2027`; what both ends share is said once. */
export function formatDateRange(start: string, end: string): string {
  if (start === end) return formatLongDate(start);
  const sameMonth = start.slice(0, 7) === end.slice(0, 7);
  const sameYear = start.slice(0, 4) === end.slice(0, 4);
  const from = sameMonth
    ? `${shortWeekday(start)} ${Number(start.slice(8))}`
    : sameYear
      ? formatDate(start)
      : formatLongDate(start);
  return `${from} – ${formatLongDate(end)}`;
}

export function shortWeekday(date: string): string {
  return weekdayOf(date).slice(0, 3);
}

/** `3 Apr`. */
export function formatDayOfMonth(date: string): string {
  return `${Number(date.slice(8))} ${MONTHS[Number(date.slice(5, 7)) - 1] ?? ''}`;
}

/** `¥1,250`, `$12.50`; whole units lose their zeros. */
export function formatAmount({ amount, currency }: Money): string {
  const digits = minorDigits(currency);
  const major = amount / 10 ** digits;
  return new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: Number.isInteger(major) ? 0 : digits,
    maximumFractionDigits: digits,
  }).format(major);
}

/** `0.6 km`, `12 km`. */
export function formatKm(km: number): string {
  return `${km < 10 ? Math.round(km * 10) / 10 : Math.round(km)} km`;
}

/** `open 10–18`, `open 9:30–16:30`, `always open`, `hours not known: check`; the empty list is a day on which it is closed. */
export function formatHours(hours: Visit['hours']): string {
  if (hours === 'unknown') return 'hours not known: check';
  if (hours.length === 0) return 'closed this day';
  if (hours.some(({ open, close }) => open === '00:00' && close === '24:00')) return 'always open';
  return `open ${hours.map(({ open, close }) => `${short(open)}–${short(close)}`).join(', ')}`;
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
  if (Number.isNaN(at.getTime())) return 'some time ago';
  const two = (value: number): string => String(value).padStart(2, '0');
  const date = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${formatDate(date)}, ${two(at.getHours())}:${two(at.getMinutes())}`;
}
