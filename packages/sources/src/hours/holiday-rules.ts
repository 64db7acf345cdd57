/**
 * What a country's holidays do to opening hours. `opening_hours` knows the public (PH) and school (SH) holidays of some
 * countries; for the others we know the public ones from `date-holidays`, but not as rules it could read.
 */
import { LruMap } from '@wayfarer/archon/data';

import { loadOpeningHours, WallDate } from './wall-clock-library.ts';

/** Where holidays are kept, in the words of `opening_hours`. */
export interface HolidayPlace {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Name of the state in English, e.g. `Massachusetts`; empty where it does not matter. */
  readonly state: string;
}

const known = new LruMap<string, boolean>({ bytes: 500_000 });

/** True when `opening_hours` knows the holidays of that sort there. */
export function knowsHolidays(sort: 'PH' | 'SH', place: HolidayPlace): boolean {
  const key = `${sort}|${place.country}|${place.state}`;
  const cached = known.get(key);
  if (cached !== undefined) return cached;
  const answer = canEvaluate(sort, place);
  known.set(key, answer);
  return answer;
}

function canEvaluate(sort: 'PH' | 'SH', place: HolidayPlace): boolean {
  try {
    const OpeningHours = loadOpeningHours();
    new OpeningHours(`${sort} off`, toNominatim(place)).getState(new WallDate(2027, 0, 1));
    return true;
  } catch {
    return false;
  }
}

/** As `opening_hours` wants it. Coordinates are left out: the sun's times are written into the text before. */
export function toNominatim({ country, state }: HolidayPlace): {
  lat: number;
  lon: number;
  address: { country_code: string; state: string };
} {
  return { lat: 0, lon: 0, address: { country_code: country.toLowerCase(), state } };
}

/**
 * The hours of an ordinary day: rules that are only about public holidays are dropped, and `PH` is struck from the
 * lists of others.
 */
export function withoutHolidayRules(text: string): string {
  return text
    .split(';')
    .map((rule) => rule.trim())
    .filter((rule) => !/^PH\b(?!\s*,)/.test(rule))
    .map((rule) => rule.replace(/\bPH\s*,\s*/g, '').replace(/\s*,\s*PH\b/g, ''))
    .filter((rule) => rule !== '')
    .join('; ');
}
