import type { DayWeather } from '@wayfarer/trip';
import type { IsoDate } from '@wayfarer/trip/clock';
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
/** Chances of rain below which the sky is usually clear, or mostly; editorial. */
const CLEAR_BELOW = 0.25;
const MOSTLY_CLEAR_BELOW = 0.4;

/**
 * What is usual on a date. Rain never becomes the condition: normals tell how often it rains, not on which day; the
 * chance stands in `rain`.
 *
 * @param climate - Twelve months, January first.
 */
export function typicalWeather(climate: readonly MonthNormals[], date: IsoDate): DayWeather | null {
  const [year, month] = [Number(date.slice(0, 4)), Number(date.slice(5, 7))];
  const normals = climate[month - 1];
  if (!normals) return null;
  const daysInMonth = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const rain = Math.min(1, Math.round((normals.rainDays / daysInMonth) * 100) / 100);
  return { condition: conditionOf(normals.high, rain), highC: normals.high, lowC: normals.low, rain, typical: true };
}

function conditionOf(highC: number, rain: number): WeatherCondition {
  if (highC >= HOT_FROM_C) return 'hot';
  if (highC <= COLD_UP_TO_C) return 'cold';
  if (rain < CLEAR_BELOW) return 'clear';
  return rain < MOSTLY_CLEAR_BELOW ? 'mostly_clear' : 'cloudy';
}
