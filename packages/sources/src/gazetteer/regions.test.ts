import { describe, expect, it } from 'vitest';

import { smallBooks, worldCity } from './__fixtures__/small-world.ts';
import { findRegion, isPart, isRatherCountry, isToldBy, nameOfCountry, nameOfState } from './regions.ts';
import type { WorldCity } from './world-cities.ts';

function worldOf(cities: readonly WorldCity[]) {
  const world = smallBooks({ cities }).world();
  return { ...world, listIn: (country: string) => cities.filter((city) => city.country === country) };
}
const names = (text: string, cities: readonly WorldCity[]) => {
  const region = findRegion(text, worldOf(cities));
  return region && [region.name, region.country, region.cities.map(({ name, country }) => `${name}/${country}`)];
};

describe('where somebody wants to go who has not chosen a city', () => {
  it('may be a part of a country, with the cities of ours that are there', () => {
    const cities = [
      worldCity('Pisa', { country: 'IT' }),
      worldCity('Florence', { country: 'US' }),
      worldCity('Florence', { country: 'IT' }),
    ];
    expect(names('the Toskana', cities)).toEqual(['Tuscany', 'IT', ['Florence/IT', 'Pisa/IT']]);
  });

  it('may have cities in other countries', () => {
    const cities = [worldCity('Paris', { country: 'FR' }), worldCity('London', { country: 'GB' })];
    expect(names('Europa', cities)).toEqual(['Europe', 'FR', ['Paris/FR', 'London/GB']]);
  });

  it('may be a state, with twelve of its cities', () => {
    const ohio = Array.from({ length: 13 }, (_, index) => worldCity(`C${index}`, { country: 'US', admin1: 'OH' }));
    const [name, country, cities] = names('ohio', [worldCity('T', { country: 'US', admin1: 'TX' }), ...ohio]) ?? [];
    expect([name, country]).toEqual(['Ohio', 'US']);
    expect(cities).toEqual(ohio.slice(0, 12).map((city) => `${city.name}/US`));
  });

  it('may be a country, with twelve of its cities', () => {
    const cities = Array.from({ length: 13 }, (_, index) => worldCity(`C${index}`, { country: 'PT' }));
    expect(names('Portugal', cities)?.[2]).toHaveLength(12);
    expect(names('PT', cities)).toBeUndefined();
    expect(names('Singapur', [])).toBeUndefined();
    expect(names('Nowhere', [])).toBeUndefined();
  });

  it('is the city where that is large and called so, but for some countries', () => {
    const large = (name: string, population: number) => [worldCity(name, { population })];
    expect(names('Jersey', large('Jersey', 200_000))).toBeUndefined();
    expect(names('Jersey', large('Jersey', 199_999))).toEqual(['Jersey', 'JE', []]);
    expect(names('Mexico', large('Mexico', 9_000_000))?.[1]).toBe('MX');
    const byName = { ...worldOf([]), findByKey: () => large('Saint Helier', 900_000) };
    expect(findRegion('Jersey', byName)?.country).toBe('JE');
  });
});

it('a part, a state or a country tells a city from its namesakes', () => {
  const inCanada = { country: 'CA', admin1: '08' };
  expect(['Ontario', 'Canada', 'Tuscany', 'Ohio'].map((name) => isToldBy(inCanada, name))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(isToldBy({ country: 'US', admin1: 'OH' }, 'Ohio')).toBe(true);
  expect([isPart('tuscany'), isPart('ohio'), isPart('italy')]).toEqual([true, true, false]);
  expect([isRatherCountry('mexico'), isRatherCountry('paris')]).toEqual([true, false]);
});

it('countries and states are called as in English', () => {
  expect([nameOfCountry('DE'), nameOfCountry('XX')]).toEqual(['Germany', 'XX']);
  expect(nameOfState({ country: 'US', admin1: 'IL' })).toBe('Illinois');
  expect(nameOfState({ country: 'US', admin1: 'XX' })).toBeUndefined();
  expect(nameOfState({ country: 'IL', admin1: 'IL' })).toBeUndefined();
});
