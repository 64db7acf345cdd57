import { expect, it } from 'vitest';

import { isWeatherCondition, WEATHER_CONDITIONS, WEATHER_SEVERITY } from './weather.ts';

it('weather is as hard on people outdoors as the seed says', () => {
  expect(WEATHER_SEVERITY).toEqual({
    ...{ clear: 0, mostly_clear: 0.1, cloudy: 0.3, cold: 0.3, hot: 0.35, fog: 0.4, foggy: 0.4, overcast: 0.45 },
    ...{ drizzle: 0.55, rainy: 0.65, heatwave: 0.65, snow: 0.7, heavy_rain: 0.8, thunderstorm: 0.9 },
    ...{ stormy: 1, hail: 1, blizzard: 1, unknown: 0 },
  });
  expect(WEATHER_CONDITIONS).toHaveLength(18);
  expect(['rainy', 'sunny', 'toString'].map(isWeatherCondition)).toEqual([true, false, false]);
});
