import type { DayWeather } from '@wayfarer/trip';
import { daysInMonth, type IsoDate } from '@wayfarer/trip/clock';
import type { WeatherCondition } from '@wayfarer/trip/vocabulary';

/** What is usual in one month. */
export interface MonthNormals {
  /** Usual day high, °C. */
  readonly high: number;
  /** Usual night low, °C. */
  readonly low: number;
  /** Days of the month on which it rains. */
  readonly rainDays: number;
}

/** From these day highs (°C) on, heat or cold is what one notices first; editorial. */
const HOT_FROM_C = 31;
const COLD_UP_TO_C = 5;

/**
 * What is usual on a date. The sky is not known: normals tell how warm it is and on how many days it rains, not how the
 * sky looks on one of them. The chance of rain stands in `rain`.
 *
 * @param climate - Twelve months, January first; `null` where nobody knows.
 */
export function typicalWeather(climate: readonly MonthNormals[] | null, date: IsoDate): DayWeather | null {
  const normals = climate?.[Number(date.slice(5, 7)) - 1];
  if (!normals) return null;
  const rain = Math.min(1, Math.round((normals.rainDays / daysInMonth(date)) * 100) / 100);
  return { condition: heatOf(normals.high), highC: normals.high, lowC: normals.low, rain, typical: true };
}

/** What a day's high alone tells: heat, cold, or nothing. */
export function heatOf(highC: number): WeatherCondition {
  if (highC >= HOT_FROM_C) return 'hot';
  return highC <= COLD_UP_TO_C ? 'cold' : 'unknown';
}
