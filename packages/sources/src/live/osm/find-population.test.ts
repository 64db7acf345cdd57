import { expect, it } from 'vitest';

import { smallBooks, worldCity } from '../../gazetteer/__fixtures__/small-world.ts';
import { findPopulation } from './find-population.ts';

const world = smallBooks({
  cities: [
    worldCity('Quux', { population: 9_000_000, at: { lat: 0, lon: 0 }, country: 'YY' }),
    worldCity('Quux', { population: 500_000, at: { lat: 5, lon: 0 } }),
    worldCity('Quux', { population: 20_000, at: { lat: 0, lon: 0 } }),
  ],
}).world();
const people = (lat: number, country = 'XX', name = 'QUUX') =>
  findPopulation(world, { name, country, at: { lat, lon: 0 } });

it('is that of the city of the name in the country within 30 km', () => {
  // A degree of latitude is 111.2 km: 29.9 km, and 30.1.
  expect([people(0), people(5), people(0.269), people(0.271)]).toEqual([20_000, 500_000, 20_000, null]);
  expect([people(0, 'YY'), people(0, 'ZZ'), people(0, 'XX', 'Foo')]).toEqual([9_000_000, null, null]);
});
