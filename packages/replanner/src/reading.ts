import { describeHours, type VisitId } from '@wayfarer/trip';
import { formatDuration, InvalidTimeError, type MinuteOfDay, MINUTES_PER_DAY, parseTime } from '@wayfarer/trip/clock';
import {
  type Interval,
  isWeatherCondition,
  WEATHER_CONDITIONS,
  WEATHER_SEVERITY,
  type WeatherCondition,
} from '@wayfarer/trip/vocabulary';

import { BadReadingError } from './errors.ts';
import { inWords, percent, round } from './words.ts';

/** What was seen. Levels are 0–1. */
export type Measure =
  | { readonly kind: 'crowd'; readonly level: number }
  | { readonly kind: 'traffic'; readonly level: number }
  | { readonly kind: 'weather'; readonly condition: WeatherCondition }
  /** Closed now; with `hours` as somebody has looked them up for that day: closed but for these, which do not hold the visit. */
  | { readonly kind: 'closed'; readonly hours?: readonly Interval[] }
  /** The traveller would rather not go. */
  | { readonly kind: 'unwanted' }
  /** How much later than planned one will be at the next stop. */
  | { readonly kind: 'delay'; readonly minutes: number };
export type ReadingKind = Measure['kind'];
export const READING_KINDS = [
  'crowd',
  'traffic',
  'weather',
  'closed',
  'unwanted',
  'delay',
] as const satisfies readonly ReadingKind[];

/** A measure and what it is about. Without `visit` it is about the next one, without `at` about the cursor's time. */
export interface Reading {
  readonly measure: Measure;
  readonly visit?: VisitId;
  /** From when it holds. */
  readonly at?: MinuteOfDay;
  /** Until when weather lasts; without it, for the rest of the day. */
  readonly until?: MinuteOfDay;
}

/** A reading as it comes in at the border: levels in percent, weather a word, a delay in minutes, times `HH:MM`. */
export interface ReadingInput {
  readonly kind: string;
  readonly value?: unknown;
  readonly visit?: string | undefined;
  readonly at?: string | undefined;
  readonly until?: string | undefined;
}

/** What people say → the word of `WEATHER_SEVERITY`. */
const WEATHER_ALIASES: ReadonlyMap<string, WeatherCondition> = new Map(
  Object.entries<WeatherCondition>({
    sun: 'clear',
    sunny: 'clear',
    fine: 'clear',
    dry: 'clear',
    clouds: 'cloudy',
    mist: 'foggy',
    light_rain: 'drizzle',
    rain: 'rainy',
    heavy: 'heavy_rain',
    downpour: 'heavy_rain',
    thunder: 'thunderstorm',
    storm: 'stormy',
    typhoon: 'stormy',
    snowy: 'snow',
    heat: 'hot',
  }),
);

/**
 * Reads what somebody reported.
 *
 * @throws {BadReadingError} with the path of the part that cannot be: `kind`, `value`, `at` or `until`.
 */
export function parseReading(input: ReadingInput): Reading {
  return {
    measure: parseMeasure(input),
    ...(input.visit === undefined ? {} : { visit: input.visit as VisitId }),
    ...(input.at === undefined ? {} : { at: timeAt('at', input.at) }),
    ...(input.until === undefined ? {} : { until: timeAt('until', input.until) }),
  };
}

function parseMeasure({ kind, value }: ReadingInput): Measure {
  switch (kind) {
    case 'crowd':
    case 'traffic':
      return { kind, level: parsePercent(value) };
    case 'weather':
      return { kind, condition: parseWeather(value) };
    case 'closed':
    case 'unwanted':
      if (value !== undefined && value !== null) throw new BadReadingError('value', `no value for \`${kind}\``, value);
      return { kind };
    case 'delay':
      return { kind, minutes: parseMinutes(value) };
    default:
      throw new BadReadingError('kind', `one of ${READING_KINDS.join(', ')}`, kind);
  }
}

function parsePercent(value: unknown): number {
  const number = typeof value === 'string' && /^\d+(\.\d+)?$/.test(value) ? Number(value) : value;
  if (typeof number !== 'number' || !(number >= 0 && number <= 100)) {
    throw new BadReadingError('value', 'a percentage from 0 to 100', value);
  }
  return round(number / 100);
}

function parseMinutes(value: unknown): number {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  if (!isDelay(number)) throw new BadReadingError('value', 'whole minutes, less than a day', value);
  return number;
}

function isDelay(minutes: unknown): minutes is number {
  return typeof minutes === 'number' && Number.isInteger(minutes) && minutes >= 0 && minutes < MINUTES_PER_DAY;
}

function parseWeather(value: unknown): WeatherCondition {
  const word =
    typeof value === 'string'
      ? value
          .trim()
          .toLowerCase()
          .replace(/[\s-]+/g, '_')
      : '';
  const condition = WEATHER_ALIASES.get(word) ?? word;
  if (!isWeatherCondition(condition))
    throw new BadReadingError('value', `one of ${WEATHER_CONDITIONS.join(', ')}`, value);
  return condition;
}

function timeAt(path: string, text: string): MinuteOfDay {
  try {
    return parseTime(text);
  } catch (error) {
    if (error instanceof InvalidTimeError) throw new BadReadingError(path, 'a time such as "14:00"', text);
    throw error;
  }
}

/** @throws {BadReadingError} if the level of a reading made in code is not within 0–1, or its delay not within a day. */
export function assertReading({ measure }: Reading): void {
  if (measure.kind === 'delay' && !isDelay(measure.minutes))
    throw new BadReadingError('minutes', 'whole minutes, less than a day', measure.minutes);
  if (measure.kind !== 'crowd' && measure.kind !== 'traffic') return;
  if (!(measure.level >= 0 && measure.level <= 1))
    throw new BadReadingError('level', 'a number from 0 to 1', measure.level);
}

/** How bad it is, 0–1, a delay as a share of a day; `null` for what has no degrees. */
export function levelOf(measure: Measure): number | null {
  switch (measure.kind) {
    case 'crowd':
    case 'traffic':
      return measure.level;
    case 'weather':
      return WEATHER_SEVERITY[measure.condition];
    case 'delay':
      return levelOfDelay(measure.minutes);
    case 'closed':
    case 'unwanted':
      return null;
  }
}

/** Minutes as a level, so that a delay is held against its limit as everything else is. */
export function levelOfDelay(minutes: number): number {
  return minutes / MINUTES_PER_DAY;
}

/** `Crowd 85 %`, `Weather rainy (severity 65 %)`, `Closed`. */
export function describeMeasure(measure: Measure): string {
  switch (measure.kind) {
    case 'crowd':
      return `Crowd ${percent(measure.level)}`;
    case 'traffic':
      return `Traffic ${percent(measure.level)}`;
    case 'weather':
      return `Weather ${inWords(measure.condition)} (severity ${percent(WEATHER_SEVERITY[measure.condition])})`;
    case 'closed':
      return measure.hours ? `${capital(sayHours(measure.hours))}, it is said` : 'Closed';
    case 'unwanted':
      return 'Not wanted';
    case 'delay':
      return measure.minutes === 0 ? 'In time' : `${formatDuration(measure.minutes)} late`;
  }
}

/** `open 09:00–12:00`, `closed`: that day, as it was looked up. */
export function sayHours(hours: readonly Interval[]): string {
  return hours.length === 0 ? 'closed' : `open ${describeHours(hours)}`;
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
