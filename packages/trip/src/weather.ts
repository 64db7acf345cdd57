import type { Provenance } from './provenance.ts';

/**
 * How badly weather treats somebody outdoors, 0–1 (SEED_DETAILS A4). Spelling of the conditions is the seed's.
 */
export const WEATHER_SEVERITY = {
  clear: 0,
  mostly_clear: 0.1,
  cloudy: 0.3,
  cold: 0.3,
  hot: 0.35,
  fog: 0.4,
  foggy: 0.4,
  overcast: 0.45,
  drizzle: 0.55,
  rainy: 0.65,
  heatwave: 0.65,
  snow: 0.7,
  heavy_rain: 0.8,
  thunderstorm: 0.9,
  stormy: 1,
  hail: 1,
  blizzard: 1,
  unknown: 0,
} as const;
export type WeatherCondition = keyof typeof WEATHER_SEVERITY;

export const WEATHER_CONDITIONS = Object.keys(WEATHER_SEVERITY) as readonly WeatherCondition[];

export function isWeatherCondition(text: string): text is WeatherCondition {
  return Object.hasOwn(WEATHER_SEVERITY, text);
}

/** The weather of one day and city, as far as anybody knows. */
export interface DayWeather {
  /** `unknown` where only temperatures and the chance of rain are known, as of a month. */
  readonly condition: WeatherCondition;
  readonly highC: number;
  readonly lowC: number;
  /** Chance of rain that day, 0–1. */
  readonly rain: number;
  /** True when it is what is usual in that month, not a forecast. */
  readonly typical: boolean;
  /** Missing where it comes from what is known of the city. */
  readonly source?: Provenance;
}
