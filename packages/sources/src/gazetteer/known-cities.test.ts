import { describe, expect, it } from 'vitest';

import { loadCatalogue } from '../catalogue/load.ts';
import type { CityFile } from '../catalogue/schema.ts';
import { worldCity } from './__fixtures__/small-world.ts';
import { indexKnownCities } from './known-cities.ts';

const [sample] = loadCatalogue().cities;
if (!sample) throw new Error('The catalogue is empty.');

/** A city round the origin, one degree to each side. */
function file(name: string, over: Partial<CityFile['city']> = {}): CityFile {
  const bounds = { south: -1, north: 1, west: -1, east: 1 };
  const city = { ...sample?.city, id: name.toLowerCase(), name, aliases: [], districts: [], bounds };
  return { ...sample, city: { ...city, center: { lat: 0, lon: 0 }, ...over } } as CityFile;
}

describe('a city of the world', () => {
  const known = indexKnownCities([file('Quux')]);
  const around = (lat: number, lon: number, name = 'Elsewhere') =>
    known.findAround(worldCity(name, { at: { lat, lon } }))?.name;

  it('is in a known one within its bounds, edges and all', () => {
    expect([around(1, 0), around(-1, 0), around(0, 1), around(0, -1)]).toEqual(['Quux', 'Quux', 'Quux', 'Quux']);
    expect([around(1.01, 0), around(-1.01, 0), around(0, 1.01), around(0, -1.01)]).toEqual(Array(4).fill(undefined));
  });

  it('is the known one of its name within 30 km of the middle, whatever the bounds', () => {
    const bounds = { south: 5, north: 6, west: 5, east: 6 };
    const cut = indexKnownCities([file('Quux', { bounds })]);
    // A degree of latitude is 111.2 km: 29.9 km, and 30.1.
    const at = (lat: number, name: string) => cut.findAround(worldCity(name, { at: { lat, lon: 0 } }))?.name;
    expect([at(0.269, 'Quux'), at(0.271, 'Quux'), at(0.269, 'Foo')]).toEqual(['Quux', undefined, undefined]);
  });
});

describe('a known city', () => {
  it('is found by its name, its id and its aliases; of two the first in the catalogue', () => {
    const known = indexKnownCities([file('Quux', { aliases: ['Köx', 'Foo'] }), file('Foo')]);
    expect(['quux', 'kox', 'foo', 'bar'].map((key) => known.findByKey(key)?.name)).toEqual([
      'Quux',
      'Quux',
      'Quux',
      undefined,
    ]);
    expect(known.findById('foo' as never)?.name).toBe('Foo');
  });

  it('is found by a part of it in either language, but not by one that every city has', () => {
    const districts = [
      { name: 'Soho', localName: 'Söhó', lat: 0.5, lon: 0 },
      { name: 'Old Town', localName: 'Altstadt', lat: 0, lon: 0 },
    ];
    const known = indexKnownCities([file('Quux', { districts }), file('Foo', { districts })]);
    expect(known.listByDistrict('soho').map(({ name, city, at }) => [name, city.name, at.lat])).toEqual([
      ['Soho', 'Quux', 0.5],
      ['Soho', 'Foo', 0.5],
    ]);
    expect(known.listByDistrict('old town')).toEqual([]);
    expect(known.listByDistrict('altstadt')).toHaveLength(2);
  });

  it('is found misspelt: by a letter of a short name, by two of one with eight, the closest only', () => {
    const known = indexKnownCities([file('Quuxo'), file('Barville'), file('Abc')]);
    const misspelt = (key: string) => known.listMisspelt(key).map(({ name }) => name);
    expect([misspelt('quuxa'), misspelt('quuba'), misspelt('uquxo')]).toEqual([['Quuxo'], [], ['Quuxo']]);
    expect([misspelt('barvixxe'), misspelt('barvxxxe')]).toEqual([['Barville'], []]);
    // A letter is missing of a name that is just long enough.
    expect([misspelt('quux'), misspelt('abx')]).toEqual([['Quuxo'], []]);
    expect(misspelt('quuuuxo')).toEqual([]);
    expect(
      indexKnownCities([file('Toky')])
        .listMisspelt('tokyyy')
        .map(({ name }) => name),
    ).toEqual(['Toky']);
  });

  it('is an outline where its source says so', () => {
    const outline = { ...file('Quux'), source: { ...sample.source, name: 'outline' } };
    expect(indexKnownCities([outline]).all[0]?.outline).toEqual({ sights: sample.sights.length });
  });
});
