import { expect, it } from 'vitest';

import { reachKmOf } from '../../osm/city-facts.ts';
import { reachOf, withShorter } from './reach.ts';

it.each([
  [null, 3],
  [0, 3],
  [99_999, 3],
  [100_000, 2.5],
  [999_999, 2.5],
  [1_000_000, 2],
  [20_000_000, 2],
])(
  'a city of %j has its restaurants and hotels asked for within %f km, its sights as far as it goes',
  (people, near) => {
    const far = reachKmOf(people ?? 0);
    expect(reachOf(people)).toEqual({ sights: far, eateries: near, lodgings: near, terminals: far, districts: far });
  },
);

it('a list that was too long is asked for within half the way', () => {
  const reach = reachOf(1_000_000);
  expect(withShorter(reach, ['eateries'])).toEqual({ ...reach, eateries: 1 });
  expect(withShorter(reach, [])).toEqual(reach);
});
