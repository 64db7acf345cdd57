import type { World } from '../../src/world.ts';

/** For tests that are not about cities. */
export const NO_WORLD: World = {
  listCities: () => ({ cities: [], canFetch: false, mapStyle: null }),
  findSketch: () => null,
};
