import { expect, it } from 'vitest';

import { conditionOf } from './weather-codes.ts';

it.each([
  [0, 'unknown', 'clear'],
  [0, 'hot', 'hot'],
  [3, 'cold', 'overcast'],
  [53, 'unknown', 'drizzle'],
  [63, 'hot', 'rainy'],
  [65, 'unknown', 'heavy_rain'],
  [75, 'cold', 'snow'],
  [95, 'unknown', 'thunderstorm'],
  [99, 'unknown', 'hail'],
  [17, 'unknown', 'unknown'],
] as const)('code %i on a day that is %s is %s', (code, heat, condition) => {
  expect(conditionOf(code, heat)).toBe(condition);
});
