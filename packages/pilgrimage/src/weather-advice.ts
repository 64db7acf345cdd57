import type { WeatherNormals } from './ports/index.ts';

/** From these on one has to think of it (SEED_DETAILS D2). */
const VERY_HOT_C = 30;
const WARM_C = 25;
const FREEZING_C = 5;
const COOL_C = 10;
const RAIN_CHANCE = 0.4;
const RAIN = new Set(['drizzle', 'rainy', 'heavy_rain', 'thunderstorm', 'stormy']);
const SNOW = new Set(['snow', 'blizzard', 'hail']);

/** What to wear and take along, sentences. */
export function adviseOnWeather({ highC, rain, condition }: WeatherNormals): string {
  const advice = [adviseOnHeat(highC)];
  if (SNOW.has(condition)) advice.push('Wear shoes that hold on snow.');
  else if (RAIN.has(condition) || rain >= RAIN_CHANCE) advice.push('Take an umbrella.');
  return advice.join(' ');
}

function adviseOnHeat(highC: number): string {
  if (highC > VERY_HOT_C) return 'Very hot: take water, wear a hat and rest in the shade.';
  if (highC > WARM_C) return 'Warm: wear something light and take water.';
  if (highC < FREEZING_C) return 'Very cold: a winter coat, gloves and a hat.';
  if (highC < COOL_C) return 'Cool: take a warm jacket.';
  return 'Pleasant for a walk.';
}
