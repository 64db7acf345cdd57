import { expect, it } from 'vitest';

import { stateOf } from '../../test/run-walk.ts';

it('tells the weather of the first day in whole degrees and percent', async () => {
  const findWeather = () =>
    Promise.resolve({ highC: 9.6, lowC: -1.4, rain: 0.456, condition: 'rainy', typical: false, place: 'Tokyo' });
  const { weather, weather_raw } = await stateOf({ weather: { findWeather } });
  expect(weather).toEqual({
    date: '2026-11-28',
    location: 'Tokyo',
    condition: 'rainy',
    temperature_high: 10,
    temperature_low: -1,
    precipitation_chance: 46,
    wind_speed_kmh: null,
    recommendation: 'Cool: take a warm jacket. Take an umbrella.',
    typical: false,
  });
  expect(weather_raw).toEqual(await findWeather());
});

it('has no weather where nobody knows any', async () => {
  const { weather, final_plan } = await stateOf({ weather: { findWeather: () => Promise.resolve(null) } });
  expect([weather, final_plan.weather]).toEqual([null, null]);
});
