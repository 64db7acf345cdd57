import { z } from 'zod';

import type { MonthNormals } from '../../calendar/typical-weather.ts';
import { parseJson } from '../http/parse-json.ts';
import { RequestFailedError } from '../http/request-failed-error.ts';

/** A day counts as one with rain from so much on, in mm, as weather services count. */
const RAIN_MM = 1;
/** Of the days of a month over all years, so many must be known. */
const LEAST_SHARE = 0.9;
const DAYS_IN_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

const column = z.array(z.number().nullable());

const answerSchema = z.object({
  daily: z.object({
    time: z.array(z.iso.date()),
    temperature_2m_max: column,
    temperature_2m_min: column,
    precipitation_sum: column,
  }),
});

interface Day {
  readonly high: number;
  readonly low: number;
  readonly rainMm: number;
}

/**
 * What is usual in each month, from the days of whole years.
 *
 * @throws {RequestFailedError} also where too many days are missing.
 */
export function parseNormals(text: string, years: number): readonly MonthNormals[] {
  const parsed = answerSchema.safeParse(parseJson(text));
  if (!parsed.success)
    throw new RequestFailedError('unreadable', 'answered with something that is no weather of past days');
  const { time, temperature_2m_max, temperature_2m_min, precipitation_sum } = parsed.data.daily;
  const months = DAYS_IN_MONTH.map((): Day[] => []);
  for (const [index, date] of time.entries()) {
    const [high, low, rainMm] = [temperature_2m_max[index], temperature_2m_min[index], precipitation_sum[index]];
    if (high != null && low != null && rainMm != null)
      months[Number(date.slice(5, 7)) - 1]?.push({ high, low, rainMm });
  }
  return DAYS_IN_MONTH.map((length, month) => {
    const days = months[month] ?? [];
    if (days.length < length * years * LEAST_SHARE) {
      throw new RequestFailedError('unreadable', 'answered with the weather of too few past days');
    }
    const rainy = days.filter(({ rainMm }) => rainMm >= RAIN_MM).length;
    return {
      high: Math.round(mean(days.map(({ high }) => high))),
      low: Math.round(mean(days.map(({ low }) => low))),
      rainDays: Math.round((rainy / days.length) * length * 10) / 10,
    };
  });
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
