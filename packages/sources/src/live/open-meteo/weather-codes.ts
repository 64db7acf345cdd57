import { WEATHER_SEVERITY, type WeatherCondition } from '@wayfarer/trip/vocabulary';

/** Codes of the World Meteorological Organization (table 4677) as far as Open-Meteo uses them, in our words. */
const CONDITIONS: Readonly<Record<number, WeatherCondition>> = {
  0: 'clear',
  1: 'mostly_clear',
  2: 'cloudy',
  3: 'overcast',
  45: 'fog',
  48: 'fog',
  51: 'drizzle',
  53: 'drizzle',
  55: 'drizzle',
  56: 'drizzle',
  57: 'drizzle',
  61: 'rainy',
  63: 'rainy',
  65: 'heavy_rain',
  66: 'rainy',
  67: 'heavy_rain',
  71: 'snow',
  73: 'snow',
  75: 'snow',
  77: 'snow',
  80: 'rainy',
  81: 'rainy',
  82: 'heavy_rain',
  85: 'snow',
  86: 'snow',
  95: 'thunderstorm',
  96: 'hail',
  99: 'hail',
};

/** What one notices first that day: the sky, or heat and cold where the sky is kinder than they are. */
export function conditionOf(code: number, heat: WeatherCondition): WeatherCondition {
  const sky = CONDITIONS[code] ?? 'unknown';
  return WEATHER_SEVERITY[heat] > WEATHER_SEVERITY[sky] ? heat : sky;
}
