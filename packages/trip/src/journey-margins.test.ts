import { expect, it } from 'vitest';

import { marginsOf } from './journey-margins.ts';

it.each([
  ['train', 500, 15, 15],
  ['bus', 5000, 15, 15],
  ['flight', 3500, 120, 45],
  ['flight', 3501, 180, 60],
] as const)('a %s over %i km is met %i min before and left %i min after', (mode, km, before, after) => {
  expect(marginsOf({ mode, km })).toEqual({ before, after });
});
