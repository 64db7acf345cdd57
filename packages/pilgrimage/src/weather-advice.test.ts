import { expect, it } from 'vitest';

import { adviseOnWeather } from './weather-advice.ts';

const DAY = { highC: 18, lowC: 9, rain: 0, condition: 'sunny', typical: false, place: 'Tokyo' };

it.each([
  [30.1, 'Very hot: take water, wear a hat and rest in the shade.'],
  [30, 'Warm: wear something light and take water.'],
  [25.1, 'Warm: wear something light and take water.'],
  [25, 'Pleasant for a walk.'],
  [10, 'Pleasant for a walk.'],
  [9.9, 'Cool: take a warm jacket.'],
  [5, 'Cool: take a warm jacket.'],
  [4.9, 'Very cold: a winter coat, gloves and a hat.'],
])('says at %d °C what to wear', (highC, advice) => {
  expect(adviseOnWeather({ ...DAY, highC })).toBe(advice);
});

it.each([
  ['sunny', 0.39, 'Pleasant for a walk.'],
  ['sunny', 0.4, 'Pleasant for a walk. Take an umbrella.'],
  ['drizzle', 0, 'Pleasant for a walk. Take an umbrella.'],
  ['snow', 0.9, 'Pleasant for a walk. Wear shoes that hold on snow.'],
])('says when it is %s and rain comes with %d what to take along', (condition, rain, advice) => {
  expect(adviseOnWeather({ ...DAY, condition, rain })).toBe(advice);
});
