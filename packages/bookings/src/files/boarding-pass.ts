import { addDays, daysBetween, type IsoDate } from '@wayfarer/trip/clock';
import { decode } from 'bcbp';

import { placeOf, type Reservation, reservationOf } from '../reservation.ts';

/** Whether a text has the shape of a boarding pass's code (IATA resolution 792). */
export function isBoardingPass(text: string): boolean {
  return /^[MS][1-4][A-Z' ./-]{20}[E ].{7}[A-Z]{6}/.test(text);
}

/**
 * The flights of a boarding pass's code. A code has the day of the year alone; without `receivedOn`, which is near the flight, the
 * day is not known.
 */
export function readBoardingPass(text: string, part: string, receivedOn: IsoDate | null): Reservation[] {
  const { data, legs } = decodeLegs(text);
  return legs.flatMap((leg, index) => {
    if (!leg.departureAirport || !leg.arrivalAirport) return [];
    const carrier = leg.operatingCarrierDesignator?.trim() ?? '';
    const number = (leg.flightNumber ?? '').trim().replace(/^0+(?=\d)/, '');
    const date =
      receivedOn === null ? null : dayNear(index === 0 ? firstDay(text) : dayOfYear(leg.flightDate), receivedOn);
    const name = personOf(data?.passengerName ?? '');
    const found = {
      name: number === '' ? null : `${carrier} ${number}`.trim(),
      from: placeOf({ code: leg.departureAirport }),
      to: placeOf({ code: leg.arrivalAirport }),
      ...(date === null ? {} : { guessed: ['start' as const] }),
      start: date === null ? null : { date, time: null, offset: null, zone: null },
      code: leg.operatingCarrierPNR?.trim() || null,
      seat: seatOf(leg.seatNumber ?? ''),
      persons: name === null ? null : [name],
    };
    return [reservationOf('flight', found, () => ({ part, at: 'boarding pass code' }))];
  });
}

type Decoded = ReturnType<typeof decode>;

/** The year is of no account: only the day of the year is read of what comes out. */
function decodeLegs(text: string): { data: Decoded['data']; legs: NonNullable<NonNullable<Decoded['data']>['legs']> } {
  try {
    const { data } = decode(text, LEAP_YEAR);
    return { data, legs: data?.legs ?? [] };
  } catch {
    return { data: undefined, legs: [] };
  }
}

const LEAP_YEAR = 2024;

/** The day of the first flight, at its place in the code. */
function firstDay(text: string): number | null {
  const day = Number(text.slice(44, 47).trim());
  return Number.isInteger(day) && day >= 1 && day <= 366 ? day : null;
}

function dayOfYear(date: Date | undefined): number | null {
  if (!date || Number.isNaN(date.getTime())) return null;
  return Math.round((date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 1)) / 86_400_000) + 1;
}

/** Of the days with that number, the one within half a year of `day`. */
function dayNear(number: number | null, day: IsoDate): IsoDate | null {
  if (number === null) return null;
  const year = Number(day.slice(0, 4));
  const candidates = [year - 1, year, year + 1].map((one) => addDays(`${one}-01-01`, number - 1));
  return candidates.find((one) => Math.abs(daysBetween(day, one)) <= 180) ?? null;
}

/** `John Doe` of `DOE/JOHN`, in capitals as it is written. */
function personOf(text: string): string | null {
  const [family = '', given = ''] = text.trim().split('/');
  return `${given.trim()} ${family.trim()}`.trim() || null;
}

function seatOf(text: string): string | null {
  return text.trim().replace(/^0+(?=\d)/, '') || null;
}
