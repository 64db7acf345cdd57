import { expect, it } from 'vitest';

import { chooseCityId } from './city-id.ts';

const AT = { lat: 39.8, lon: -89.65 };
/** One degree of latitude is 111 km. */
const FAR = { lat: 37.8, lon: -89.65 };
const springfield = (country = 'US') => ({ name: 'Springfield', country, at: AT });

it.each<[string, string]>([
  ['São Paulo', 'sao-paulo'],
  ["Val d'Isère", 'val-disere'],
  ['東京', 'place-3980-8965'],
])('%s becomes %s', (name, id) => {
  expect(chooseCityId({ name, country: 'JP', at: AT }, [])).toBe(id);
});

it('a city that is there keeps its id', () => {
  expect(chooseCityId(springfield(), [{ id: 'springfield', center: { lat: 39.6, lon: -89.65 } }])).toBe('springfield');
});

it('a namesake is called by its country, then by a number', () => {
  const taken = [{ id: 'springfield', center: FAR }];
  expect(chooseCityId(springfield(), taken)).toBe('springfield-us');
  const more = [...taken, { id: 'springfield-us', center: FAR }];
  expect(chooseCityId(springfield(), more)).toBe('springfield-us-2');
  expect(chooseCityId(springfield('AU'), more)).toBe('springfield-au');
  const evenMore = [...more, { id: 'springfield-us-2', center: FAR }];
  expect(chooseCityId(springfield(), evenMore)).toBe('springfield-us-3');
  expect(chooseCityId(springfield(), [...evenMore, { id: 'springfield-us-3', center: AT }])).toBe('springfield-us-3');
});
