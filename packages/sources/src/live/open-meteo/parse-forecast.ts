import { z } from 'zod';

import { parseJson } from '../http/parse-json.ts';
import { RequestFailedError } from '../http/request-failed-error.ts';

/** One day of a forecast, as it was answered. */
export const forecastDaySchema = z.object({
  date: z.iso.date(),
  /** Of the World Meteorological Organization. */
  code: z.int(),
  highC: z.number().min(-90).max(60),
  lowC: z.number().min(-90).max(60),
  /** Chance of rain, 0–1. */
  rain: z.number().min(0).max(1),
});
export type ForecastDay = Readonly<z.infer<typeof forecastDaySchema>>;

const column = z.array(z.number().nullable());

const answerSchema = z.object({
  daily: z.object({
    time: z.array(z.iso.date()),
    weather_code: column,
    temperature_2m_max: column,
    temperature_2m_min: column,
    precipitation_probability_max: column,
  }),
});

/**
 * Reads a forecast by day; a day of which something is missing is left out.
 *
 * @throws {RequestFailedError}
 */
export function parseForecast(text: string): readonly ForecastDay[] {
  const parsed = answerSchema.safeParse(parseJson(text));
  if (!parsed.success) throw new RequestFailedError('unreadable', 'answered with something that is no forecast');
  const { time, weather_code, temperature_2m_max, temperature_2m_min, precipitation_probability_max } =
    parsed.data.daily;
  return time.flatMap((date, index) => {
    const chance = precipitation_probability_max[index];
    const day = forecastDaySchema.safeParse({
      date,
      code: weather_code[index],
      highC: roundTo(temperature_2m_max[index], 0),
      lowC: roundTo(temperature_2m_min[index], 0),
      rain: chance == null ? null : chance / 100,
    });
    return day.success ? [day.data] : [];
  });
}

/** `null` stays unknown. */
function roundTo(value: number | null | undefined, digits: number): number | null {
  return value == null ? null : Math.round(value * 10 ** digits) / 10 ** digits;
}
