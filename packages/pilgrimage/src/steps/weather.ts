import type { WeatherPort } from '../ports/index.ts';
import { adviseOnWeather } from '../weather-advice.ts';
import { flow } from './flow.ts';

/** Looks up the weather of the first day. A walk does without it. */
export function weatherStep(weather: WeatherPort) {
  return flow.step({
    name: 'WeatherAgent',
    reads: ['user_coordinates', 'request'],
    writes: ['weather', 'weather_raw'],
    timeoutMs: 5_000,
    retries: 0,
    run: async ({ user_coordinates: at, request: { date } }, { signal }) => {
      const known = await weather.findWeather({ lat: at.latitude, lon: at.longitude }, date, { signal });
      if (!known) return { weather: null, weather_raw: null };
      return {
        weather: {
          date,
          location: known.place,
          condition: known.condition,
          temperature_high: Math.round(known.highC),
          temperature_low: Math.round(known.lowC),
          precipitation_chance: Math.round(known.rain * 100),
          wind_speed_kmh: null,
          recommendation: adviseOnWeather(known),
          typical: known.typical,
        },
        weather_raw: known,
      };
    },
  });
}
