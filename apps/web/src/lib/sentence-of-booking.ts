import type { Booking } from '@wayfarer/contract';

import { words } from '../words/in-use.ts';
import { formatLongDate } from './format.ts';

/**
 * The sentence with which a trip may be begun from a booking: the city of a hotel and its nights, or where a journey goes, with
 * the day of the journey back if that is in the same document. `null` where no city or no certain day is in it.
 */
export function sentenceOf(booking: Booking, beside: readonly Booking[]): string | null {
  const { kind, isCancelled, start, end, place, to, guessed } = booking;
  if (isCancelled || start === null || guessed.includes('start')) return null;
  if (kind === 'hotel') {
    const city = place && cityIn(place.address);
    return city === null || end === null ? null : sentence(city, start.date, end.date);
  }
  if (to === null) return null;
  const back = beside.find(
    (one) =>
      one.start !== null &&
      one.start.date >= start.date &&
      one !== booking &&
      one.from !== null &&
      (to.code === null ? one.from.name === to.name : one.from.code === to.code),
  );
  const city = to.name ?? to.code;
  return city === null ? null : sentence(city, end?.date ?? start.date, back?.start?.date ?? null);
}

function sentence(city: string, start: string, end: string | null): string {
  const said = words().bookings;
  return end === null || end <= start
    ? said.sentenceFrom(city, formatLongDate(start))
    : said.sentence(city, formatLongDate(start), formatLongDate(end));
}

/** The city of a postal address: what stands beside its postcode, or, without one, the part before the country. */
function cityIn(address: string | null): string | null {
  const parts = (address ?? '').split(/[,\n]/).map((part) => part.trim());
  const withCode = parts.slice(1).find((part) => /\d{4,}/.test(part));
  const city = (withCode ?? parts.at(-2) ?? parts.at(-1) ?? '').replaceAll(/[\d-]*\d[\d-]*/g, '').trim();
  return city === '' ? null : city;
}
