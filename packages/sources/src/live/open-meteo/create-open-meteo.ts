import path from 'node:path';

import type { AnswerLimits } from '@wayfarer/archon/data';
import type { Coordinates, DayWeather } from '@wayfarer/trip';
import { addDays, type IsoDate } from '@wayfarer/trip/clock';
import type { Provenance } from '@wayfarer/trip/vocabulary';
import { z } from 'zod';

import { heatOf, type MonthNormals } from '../../calendar/typical-weather.ts';
import { openWaits } from '../../store/waits.ts';
import { ANSWER_LIMITS } from '../http/answer-limits.ts';
import { ask, type Fetch } from '../http/ask.ts';
import { RequestFailedError } from '../http/request-failed-error.ts';
import type { WeatherSettings } from '../live-settings.ts';
import { waitTimeAfter } from '../osm/wait-time.ts';
import { toUserAgent } from '../user-agent.ts';
import { type Kept, keptFile } from './kept-file.ts';
import { type ForecastDay, forecastDaySchema, parseForecast } from './parse-forecast.ts';
import { parseNormals } from './parse-normals.ts';
import { conditionOf } from './weather-codes.ts';

/** Today included. */
const FORECAST_DAYS = 16;
const HOUR_MS = 60 * 60 * 1000;
/** A forecast is made anew every few hours; an old one is better than none for a day. */
const FRESH_MS = 3 * HOUR_MS;
const USABLE_MS = 24 * HOUR_MS;
/** Whole years before this one. */
const YEARS = 10;

/** A city as far as its weather goes. */
export interface WeatherPlace {
  readonly id: string;
  readonly name: string;
  readonly zone: string;
  readonly center: Coordinates;
  /** What is usual there, if the catalogue knows. */
  readonly climate: readonly MonthNormals[] | null;
}

/** What is known of the weather of a city on some dates beyond what the catalogue says. */
export interface CityWeather {
  readonly forecast: ReadonlyMap<IsoDate, DayWeather>;
  /** What is usual, with where it comes from; `null` where nobody knows. */
  readonly climate: readonly MonthNormals[] | null;
  readonly climateSource: Provenance | null;
  /** Full sentences for the traveller. */
  readonly notes: readonly string[];
}

/** Knows more of the weather than the catalogue does. */
export interface WeatherService {
  /** Throws only what `signal` was aborted with: without a forecast, the weather is what is usual. */
  find(place: WeatherPlace, dates: readonly IsoDate[], signal: AbortSignal): Promise<CityWeather>;
}

export interface OpenMeteoOptions extends WeatherSettings {
  /** Where forecasts are kept for hours and normals for good. */
  readonly folder: string;
  readonly clock: { now(): Date };
  readonly fetch?: Fetch;
}

export function createOpenMeteo(options: OpenMeteoOptions): WeatherService {
  const { folder, clock } = options;
  const now = (): number => clock.now().getTime();
  const writing = { scratch: path.join(folder, '.fetch'), now };
  const waits = openWaits(writing);

  /** The value, fetched now; or `undefined` where it cannot be had, which is waited out. */
  async function fetchValue<Value>(
    url: string,
    { limits, parse }: { readonly limits: AnswerLimits; readonly parse: (text: string) => Value },
    signal: AbortSignal,
  ): Promise<Value | undefined> {
    const key = new URL(url).host;
    const pending = waits.find(key);
    if (pending && pending.until > now()) return undefined;
    const { contact, fetch = globalThis.fetch } = options;
    try {
      const text = await ask({ url, userAgent: toUserAgent(contact) }, { fetch, signal, limits, now: now() });
      const value = parse(text);
      waits.forget(key);
      return value;
    } catch (error) {
      if (!(error instanceof RequestFailedError)) throw error;
      const until = now() + waitTimeAfter(error, (pending?.failures ?? 0) + 1);
      waits.note(key, { until, trouble: error.trouble, reason: error.message });
      return undefined;
    }
  }

  async function findForecast(
    { id, center }: WeatherPlace,
    signal: AbortSignal,
  ): Promise<Kept<readonly ForecastDay[]> | undefined> {
    const file = keptFile(path.join(folder, `${id}.forecast.json`), z.array(forecastDaySchema), writing);
    const kept = file.find(center);
    if (kept && now() - kept.fetchedAt < FRESH_MS) return kept;
    const url = toUrl(options.forecast, center, {
      daily: 'weather_code,temperature_2m_max,temperature_2m_min,precipitation_probability_max',
      forecast_days: String(FORECAST_DAYS),
    });
    const days = await fetchValue(url, { limits: ANSWER_LIMITS.forecast, parse: parseForecast }, signal);
    if (days) return file.put(center, [...days]);
    return kept && now() - kept.fetchedAt < USABLE_MS ? kept : undefined;
  }

  async function findNormals(
    { id, center }: WeatherPlace,
    signal: AbortSignal,
  ): Promise<Kept<readonly MonthNormals[]> | undefined> {
    const file = keptFile(path.join(folder, `${id}.normals.json`), normalsSchema, writing);
    const kept = file.find(center);
    if (kept) return kept;
    const year = clock.now().getUTCFullYear();
    const url = toUrl(options.archive, center, {
      daily: 'temperature_2m_max,temperature_2m_min,precipitation_sum',
      start_date: `${year - YEARS}-01-01`,
      end_date: `${year - 1}-12-31`,
    });
    const parse = (text: string): MonthNormals[] => [...parseNormals(text, YEARS)];
    const normals = await fetchValue(url, { limits: ANSWER_LIMITS.pastWeather, parse }, signal);
    return normals && file.put(center, normals);
  }

  return {
    async find(place, dates, signal) {
      const today = dateIn(place.zone, clock.now());
      const last = addDays(today, FORECAST_DAYS - 1);
      const near = dates.filter((date) => date >= today && date <= last);
      const forecast = near.length > 0 ? await findForecast(place, signal) : undefined;
      const days = new Map((forecast?.value ?? []).map((day) => [day.date, day]));
      const known = near.filter((date) => days.has(date));
      const isCovered = known.length === dates.length;
      const normals = place.climate || isCovered ? undefined : await findNormals(place, signal);
      const source = forecast && sourceOf(forecast.fetchedAt);
      return {
        forecast: new Map(known.flatMap((date) => toEntry(days.get(date), source))),
        climate: place.climate ?? normals?.value ?? null,
        climateSource: normals ? sourceOf(normals.fetchedAt) : null,
        notes: [
          ...(near.length > 0 ? [sayForecast(place.name, known.at(-1), source)] : []),
          ...(normals ? [`What is typical in ${place.name} is the mean of ${YEARS} years. ${CREDIT}`] : []),
        ],
      };
    },
  };
}

const CREDIT = 'Weather data by Open-Meteo.com (https://open-meteo.com), CC BY 4.0.';

const normalsSchema = z
  .array(z.object({ high: z.number(), low: z.number(), rainDays: z.number().min(0).max(31) }))
  .length(12);

function sourceOf(fetchedAt: number): Provenance {
  return {
    name: 'Open-Meteo',
    date: new Date(fetchedAt).toISOString().slice(0, 10),
    verify: true,
    license: 'CC BY 4.0',
    attribution: 'Weather data by Open-Meteo.com',
    url: 'https://open-meteo.com/',
  };
}

function toEntry(day: ForecastDay | undefined, source: Provenance | undefined): readonly [IsoDate, DayWeather][] {
  if (!day || !source) return [];
  const { date, code, highC, lowC, rain } = day;
  const condition = conditionOf(code, heatOf(highC));
  return [[date, { condition, highC, lowC, rain, typical: false, source }]];
}

function sayForecast(city: string, last: IsoDate | undefined, source: Provenance | undefined): string {
  if (last === undefined || !source) {
    return `The forecast for ${city} could not be had; the weather shown is what is typical for the month.`;
  }
  return `The weather in ${city} until ${last} is a forecast of ${source.date}. ${CREDIT}`;
}

function toUrl(endpoint: string, { lat, lon }: Coordinates, query: Readonly<Record<string, string>>): string {
  const url = new URL(endpoint);
  const all = { latitude: lat.toFixed(4), longitude: lon.toFixed(4), timezone: 'auto', ...query };
  for (const [name, value] of Object.entries(all)) url.searchParams.set(name, value);
  return url.href;
}

/** The date on the calendar of a place. */
function dateIn(zone: string, now: Date): IsoDate {
  return new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(now);
}
