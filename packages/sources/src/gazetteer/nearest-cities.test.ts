import { describe, expect, it } from 'vitest';

import { knownCity, smallBooks } from './__fixtures__/small-world.ts';
import { findNearest } from './nearest-cities.ts';

const CITIES = [
  knownCity('Barville', { lat: 1, lon: 0 }),
  knownCity('Quux', { lat: 2, lon: 0 }),
  knownCity('Fooville', { lat: 3, lon: 0 }),
  knownCity('Zed', { lat: 4, lon: 0 }),
];
const { known } = smallBooks({
  known: { all: CITIES, listKeys: () => CITIES.map((city) => [city.name.toLowerCase(), city] as const) },
});
const nearest = (text: string, at?: { lat: number; lon: number }) =>
  findNearest(known, text, at).map(({ name }) => name);

describe('cities to offer', () => {
  it('are three by distance, where it is known where one is', () => {
    expect(nearest('nowhere at all', { lat: 0, lon: 0 })).toEqual(['Barville', 'Quux', 'Fooville']);
    expect(nearest('nowhere at all', { lat: 5, lon: 0 })).toEqual(['Zed', 'Fooville', 'Quux']);
  });

  it('are first those that are spelt nearly so, by up to two letters', () => {
    expect(nearest('foovilla', { lat: 0, lon: 0 })).toEqual(['Fooville', 'Barville', 'Quux']);
    expect(nearest('foovixxe')).toEqual(['Fooville']);
    expect(nearest('foovxxxe')).toEqual([]);
  });

  it('may be those whose beginning is written, from three letters on', () => {
    expect(nearest('foo')).toEqual(['Fooville']);
    expect(nearest('fo')).toEqual([]);
    expect(nearest('quuxington')).toEqual(['Quux']);
  });

  it('are none of which half the letters are others', () => {
    expect(nearest('quxx')).toEqual(['Quux']);
    expect(nearest('qabx')).toEqual([]);
  });
});
