import { createRequire } from 'node:module';

import { LruMap } from '@wayfarer/archon/data';
import type { IsoDate } from '@wayfarer/trip/clock';
import type Calendar from 'date-holidays';
import type { HolidaysTypes } from 'date-holidays';

/** A country, or a part of it with holidays of its own. */
export interface HolidayRegion {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** ISO 3166-2 without the country, e.g. `MA`. */
  readonly region?: string | undefined;
}

type Holiday = HolidaysTypes.Holiday;

const require = createRequire(import.meta.url);
/** What the library has of a country takes about so much. */
const CALENDAR_BYTES = 300_000;
const calendars = new LruMap<string, Calendar>({ bytes: 16_000_000, bytesOf: () => CALENDAR_BYTES });
const years = new LruMap<string, ReadonlyMap<IsoDate, string>>({ bytes: 1_000_000 });

/** The English name of the public holiday on that date (days in lieu included), or `null`. */
export function findHoliday({ country, region }: HolidayRegion, date: IsoDate): string | null {
  const place = `${country}-${region ?? ''}`;
  const year = date.slice(0, 4);
  const key = `${place}|${year}`;
  let named = years.get(key);
  if (!named) {
    const holidays = (calendarOf(country, region).getHolidays(Number(year)) as Holiday[] | undefined) ?? [];
    named = new Map(
      holidays
        .filter((holiday) => holiday.type === 'public')
        .map((holiday) => [holiday.date.slice(0, 10), holiday.name]),
    );
    years.set(key, named);
  }
  return named.get(date) ?? null;
}

/** `Massachusetts` for `US`, `MA`; empty when the region has no name there. */
export function nameOfRegion({ country, region }: HolidayRegion): string {
  if (region === undefined) return '';
  const states = calendarOf(country).getStates(country, 'en') as Readonly<Record<string, string>> | undefined;
  return states?.[region] ?? '';
}

/** `date-holidays` is loaded on first use: it takes a tenth of a second, and only a trip with dates needs it. */
function calendarOf(country: string, region?: string): Calendar {
  const key = `${country}-${region ?? ''}`;
  let calendar = calendars.get(key);
  if (!calendar) {
    const Holidays = require('date-holidays') as typeof Calendar;
    const options = { languages: ['en'], types: ['public' as const] };
    calendar = region === undefined ? new Holidays(country, options) : new Holidays(country, region, options);
    calendars.set(key, calendar);
  }
  return calendar;
}
