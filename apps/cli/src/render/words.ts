import type { Trip } from '@wayfarer/contract';
import { formatMoney } from '@wayfarer/trip/money';

type Money = Trip['costs'][number]['amount'];

/** `Sat 3 April 2027`. */
export function showDate(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  const format = (options: Intl.DateTimeFormatOptions) =>
    day.toLocaleDateString('en-GB', { ...options, timeZone: 'UTC' });
  return `${format({ weekday: 'short' })} ${format({ day: 'numeric', month: 'long', year: 'numeric' })}`;
}

/** `free`, `¥500 each`, or nothing when it is not known. */
export function showFee(fee: Money | null): string {
  if (!fee) return '';
  return fee.amount === 0 ? 'free' : `${formatMoney(fee)} each`;
}

/** `1 h 25 min`. */
export function showMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}
