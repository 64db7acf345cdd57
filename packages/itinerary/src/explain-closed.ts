import { hoursOn, type Place } from '@wayfarer/trip';
import { daysBetween, formatTime, type IsoDate, spellDay } from '@wayfarer/trip/clock';

import type { EmptyDay } from './request.ts';
import { listWords } from './why.ts';

/**
 * Why a place that somebody insists on is not open for them, and when it is:
 * `Louvre is closed on Tuesday 4 May, the only day of your trip. It is open on Wednesday 5 May: come then, or stay so long.`
 */
export function explainClosed(place: Place, days: readonly EmptyDay[]): string {
  const there = days.filter(({ city }) => city === place.city).map(({ date }) => date);
  const isClosed = there.every((date) => hoursOn(place, date).length === 0);
  const when = `${listWords(there.map(spellDay))}${whichDays(there, days)}`;
  const reason = isClosed
    ? `${place.name} is closed on ${when}.`
    : `${place.name} is not open long enough while you are there, on ${when}${openHours(place, there)}.`;
  return `${reason} ${whenInstead(place, { there, days })}`;
}

function whichDays(there: readonly IsoDate[], days: readonly EmptyDay[]): string {
  if (there.length === 1) return days.length === 1 ? ', the only day of your trip' : ', your only day in its city';
  return there.length === days.length ? ', all days of your trip' : ', all your days in its city';
}

function openHours(place: Place, there: readonly IsoDate[]): string {
  const [date] = there.filter((one) => hoursOn(place, one).length > 0);
  const hours = date === undefined ? 'unknown' : hoursOn(place, date);
  if (date === undefined || hours === 'unknown') return '';
  const times = hours.map(({ open, close }) => `${formatTime(open)}–${formatTime(close)}`);
  return ` (${spellDay(date)}: ${times.join(', ')})`;
}

/** The nearest known day on which it is open, before or after. */
function whenInstead(
  place: Place,
  { there, days }: { readonly there: readonly IsoDate[]; readonly days: readonly EmptyDay[] },
): string {
  const [first = '', last = first] = [there[0], there.at(-1)];
  const farness = (date: IsoDate): number => (date < first ? daysBetween(date, first) : daysBetween(last, date));
  const [next] = Object.keys(place.hours === 'unknown' ? {} : place.hours)
    .filter((date) => !there.includes(date) && hoursOn(place, date).length > 0)
    .toSorted((left, right) => farness(left) - farness(right) || (left < right ? 1 : -1));
  if (next === undefined) return 'No day near your trip on which it is open is known: ask there.';
  if (days.some(({ date }) => date === next))
    return `It is open on ${spellDay(next)}, which you spend in another city.`;
  return next > last
    ? `It is open on ${spellDay(next)}: come then, or stay until then.`
    : `It is open on ${spellDay(next)}: come then, or begin so early.`;
}
