import '../testing/english.ts';

import type { City } from '@wayfarer/contract';
import { expect, it } from 'vitest';

import { countryName, groupCities, searchCities, summariseCities } from './city-groups.ts';

function city(name: string, country: string, source: Partial<City['source']> = {}): City {
  return {
    id: name.toLowerCase(),
    name,
    country,
    zone: 'UTC',
    center: { lat: 0, lon: 0 },
    source: { name: 'sample catalogue', date: '2026-11-21', verify: true, ...source },
    hasSketch: false,
  };
}

const OUTLINE = { name: 'outline' };
const OSM = { name: 'OpenStreetMap', attribution: '© OpenStreetMap contributors' };
const GROUPS = groupCities([
  city('São Paulo', 'BR', OUTLINE),
  city('Tokyo', 'JP'),
  city('Porto', 'PT', OSM),
  city('Kyoto', 'JP'),
  city('New York', 'US', OUTLINE),
]);
const names = (groups: typeof GROUPS) => groups.map(({ name, cities }) => [name, cities.map((one) => one.name)]);

it('groups cities by how much is known of them, each group by name', () => {
  expect(names(GROUPS)).toEqual([
    ['full', ['Kyoto', 'Tokyo']],
    ['imported', ['Porto']],
    ['outline', ['New York', 'São Paulo']],
  ]);
  expect(groupCities([])).toEqual([]);
});

it('says in a line what there is, and counts what would be too many names', () => {
  expect(summariseCities(GROUPS)).toBe(
    'Kyoto and Tokyo in full, Porto from OpenStreetMap, New York and São Paulo in outline',
  );
  const many = groupCities(Array.from({ length: 7 }, (_, index) => city(`City ${index}`, 'FR', OUTLINE)));
  expect(summariseCities(many)).toBe('7 cities in outline');
});

it.each([
  ['sao', ['São Paulo']],
  ['york', ['New York']],
  ['new y', ['New York']],
  ['japan', ['Kyoto', 'Tokyo']],
  ['pt', ['Porto']],
  ['okyo', []],
  ['', ['Kyoto', 'Tokyo', 'Porto', 'New York', 'São Paulo']],
])('finds for %j %j', (text, found) => {
  expect(searchCities(GROUPS, text).flatMap(({ cities }) => cities.map(({ name }) => name))).toEqual(found);
});

it('calls a country by its name, and what is none by its code', () => {
  expect(['PT', 'x'].map(countryName)).toEqual(['Portugal', 'x']);
});
