import { describe, expect, it } from 'vitest';

import { openWorldCities } from './world-cities.ts';

const TEXT = [
  '3',
  'Kyoto\tJP\t22\t1463723\t35.02107\t135.75385\t57',
  'Paris\tFR\t11\t2138551\t48.85\t2.35\t108',
  'Paris\tUS\tTX\t24782\t33.66\t-95.55\t11',
  'kioto\t0',
  'kyoto\t0',
  'paris\t1 2',
  '京都\t0',
].join('\n');

describe('cities of the world', () => {
  const cities = openWorldCities(TEXT);

  it('are found by each of their names, the best first', () => {
    expect(cities.findByKey('kyoto')).toEqual([
      {
        name: 'Kyoto',
        country: 'JP',
        admin1: '22',
        population: 1_463_723,
        byNames: 57,
        at: { lat: 35.02107, lon: 135.75385 },
      },
    ]);
    expect(cities.findByKey('paris').map(({ country }) => country)).toEqual(['FR', 'US']);
    expect(cities.findByKey('kioto')).toEqual(cities.findByKey('京都'));
  });

  it.each([
    ['kyotto', ['Kyoto']],
    ['pariss', ['Paris']],
    ['kyoot', ['Kyoto']],
    // Two letters of six are too many, and the first is written right.
    ['kjotto', []],
    ['tyoto', []],
    // Too short to be misspelt.
    ['pari', []],
  ])('misspelt as %j are %j', (key, names) => {
    expect(cities.findMisspelt(key).map(({ name }) => name)).toEqual(names);
  });

  it('are listed by country, those most spoken of first', () => {
    expect(cities.listIn('US').map(({ name }) => name)).toEqual(['Paris']);
    expect(cities.listIn('DE')).toEqual([]);
  });

  it.each(['', 'a', 'kyot', 'kyotoo', 'zzz', '龍'])('are not found by %j', (key) => {
    expect(cities.findByKey(key)).toEqual([]);
  });
});
