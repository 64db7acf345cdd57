import { LruMap } from '@wayfarer/archon/data';
import { type IsoDate, minute, MINUTES_PER_DAY } from '@wayfarer/trip/clock';
import type { DatedHours, Interval } from '@wayfarer/trip/vocabulary';
import type { opening_hours } from 'opening_hours';

import { findHoliday, type HolidayRegion, nameOfRegion } from '../calendar/holidays.ts';
import { type HolidayPlace, knowsHolidays, toNominatim, withoutHolidayRules } from './holiday-rules.ts';
import { followsTheSun, type SunPlace, withSunTimes } from './sun-times.ts';
import { loadOpeningHours, WallDate } from './wall-clock-library.ts';

/** What hours depend on besides their text. */
export type HoursPlace = SunPlace & HolidayRegion;

type Day = readonly Interval[] | 'unknown';

const MS_PER_MINUTE = 60_000;
const MS_PER_DAY = MINUTES_PER_DAY * MS_PER_MINUTE;

/** What the library makes of a text takes about so much. */
const PARSED_BYTES = 10_000;
const parsed = new LruMap<string, { readonly hours: opening_hours | undefined }>({
  bytes: 16_000_000,
  bytesOf: () => PARSED_BYTES,
});
const resolved = new LruMap<string, Day>({ bytes: 16_000_000 });

/**
 * The intervals in which a place lets people in on each of the dates, on the clock of the place; what closes after
 * midnight closes past 1440 on the day on which it opened. The answer does not depend on the zone of the process.
 *
 * Not known, hence missing: a date of which the text says only "unknown", "by appointment" or an open end; a public
 * holiday where the text speaks of holidays and `opening_hours` does not know those of the country; a text about
 * school holidays that it does not know; a text that does not parse.
 *
 * @param text - OSM `opening_hours`, or `unknown`.
 */
export function resolveHours(text: string, place: HoursPlace, dates: readonly IsoDate[]): DatedHours {
  if (text === 'unknown') return 'unknown';
  const days = dates.map((date) => [date, resolveDay(text, place, date)] as const);
  const known = days.filter((day): day is readonly [IsoDate, readonly Interval[]] => day[1] !== 'unknown');
  return known.length === 0 && dates.length > 0 ? 'unknown' : Object.fromEntries(known);
}

/** What is wrong with hours, as a sentence; `undefined` when they can be read. */
export function findHoursFault(text: string): string | undefined {
  if (text === 'unknown') return undefined;
  try {
    const OpeningHours = loadOpeningHours();
    const hours = new OpeningHours(text.replace(/\bSH\b/g, 'PH'), toNominatim(ANYWHERE), 0);
    const doubt = hours.getStructuredWarnings().find(({ type }) => MISREAD.has(type));
    return doubt?.message;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** A country whose public holidays the library knows: reading does not depend on which. */
const ANYWHERE: HolidayPlace = { country: 'DE', state: 'Bayern' };

/** Warnings after which the library may have read something other than what was meant. */
const MISREAD: ReadonlySet<string> = new Set([
  'ambiguous_word',
  'interpreted_as_year',
  'nothing_useful',
  'value_ends_with_token',
  'word_error_correction',
]);

function resolveDay(text: string, place: HoursPlace, date: IsoDate): Day {
  const sunlit = followsTheSun(text);
  const where = `${place.country}-${place.region ?? ''}${sunlit ? `|${place.at.lat},${place.at.lon},${place.zone}` : ''}`;
  const key = `${date}|${where}|${text}`;
  const cached = resolved.get(key);
  if (cached) return cached;
  const clockText = sunlit ? withSunTimes(text, place, date) : text;
  const day = clockText === undefined ? 'unknown' : evaluate(clockText, place, date);
  resolved.set(key, day);
  return day;
}

function evaluate(text: string, place: HoursPlace, date: IsoDate): Day {
  const holidays = holidayPlaceOf(place);
  if (/\bSH\b/.test(text) && !knowsHolidays('SH', holidays)) return 'unknown';
  if (!/\bPH\b/.test(text) || knowsHolidays('PH', holidays)) return openIntervals(text, holidays, date);
  if (findHoliday(place, date) !== null) return 'unknown';
  return openIntervals(withoutHolidayRules(text), holidays, date);
}

function holidayPlaceOf(region: HolidayRegion): HolidayPlace {
  return { country: region.country, state: nameOfRegion(region) };
}

function openIntervals(text: string, holidays: HolidayPlace, date: IsoDate): Day {
  const hours = parseHours(text, holidays);
  if (!hours) return 'unknown';
  const midnight = Date.parse(`${date}T00:00:00Z`);
  const day = midnight - MS_PER_DAY;
  const found = hours.getOpenIntervals(new WallDate(day), new WallDate(midnight + 2 * MS_PER_DAY));
  const touching = found.filter(([start, end]) => start.getTime() < midnight + MS_PER_DAY && end.getTime() > midnight);
  const sure = touching.filter(([, , doubtful]) => !doubtful);
  if (sure.length === 0 && touching.length > 0) return 'unknown';
  return sure.flatMap(([start, end]) => partOfDay(start.getTime() - midnight, end.getTime() - midnight) ?? []);
}

/**
 * The part of an opening that belongs to a day, in milliseconds from its midnight in, in minutes out. What began on the
 * evening before belongs to that evening, unless it goes on all day; what lasts over the whole next day ends at midnight.
 */
function partOfDay(startMs: number, endMs: number): Interval | undefined {
  const startedBefore = startMs < 0;
  const lastsAllDay = endMs >= MS_PER_DAY;
  const openSinceTheDayBefore = startMs <= -MS_PER_DAY;
  if (startedBefore && !lastsAllDay && !openSinceTheDayBefore) return undefined;
  const close = startedBefore || endMs >= 2 * MS_PER_DAY ? Math.min(endMs, MS_PER_DAY) : endMs;
  return { open: minute(Math.max(0, startMs) / MS_PER_MINUTE), close: minute(close / MS_PER_MINUTE) };
}

function parseHours(text: string, holidays: HolidayPlace): opening_hours | undefined {
  const key = `${holidays.country}|${holidays.state}|${text}`;
  const known = parsed.get(key);
  if (known) return known.hours;
  const hours = tryParse(text, holidays);
  parsed.set(key, { hours });
  return hours;
}

function tryParse(text: string, holidays: HolidayPlace): opening_hours | undefined {
  try {
    const OpeningHours = loadOpeningHours();
    return new OpeningHours(text, toNominatim(holidays), 0);
  } catch {
    return undefined;
  }
}
