import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import type { Sketch } from '../catalogue/load.ts';
import { openCatalogue } from '../catalogue/open-catalogue.ts';
import type { CityFileText } from '../catalogue/schema.ts';
import { removeCity, saveCity } from './save-city.ts';

let folder: string;
beforeEach(() => (folder = path.join(mkdtempSync(path.join(tmpdir(), 'wayfarer-save-')), 'cities')));
afterEach(() => rmSync(path.dirname(folder), { recursive: true }));

const city = (date: string, name = 'Jetty'): CityFileText => ({
  source: { name: 'OpenStreetMap', date, verify: true, license: 'ODbL 1.0' },
  city: {
    id: 'taveuni',
    name: 'Taveuni',
    country: 'FJ',
    zone: 'Pacific/Fiji',
    currency: 'FJD',
    center: { lat: -16.8, lon: 179.98 },
    bounds: { south: -17, west: 179.9, north: -16.7, east: -179.9 },
  },
  sights: [{ id: 'n1', name, lat: -16.8, lon: 179.99, categories: ['view'], usualMinutes: 25, significance: 2 }],
  eateries: [],
  lodgings: [],
});
const map = (date: string): Sketch => ({ type: 'FeatureCollection', features: [], date });
const seen = () => {
  const { cities, sketches } = openCatalogue({ citiesFolder: folder })();
  const found = cities.find((file) => file.city.id === 'taveuni');
  return { date: found?.source.date, map: sketches.get('taveuni')?.date };
};
const files = () => readdirSync(folder).toSorted();

it('puts city and map where the catalogue finds them, and leaves no draft', () => {
  expect(saveCity(folder, { file: city('2026-04-03'), sketch: map('2026-04-03') })).toBe(
    path.join(folder, 'taveuni.json'),
  );
  expect(seen()).toEqual({ date: '2026-04-03', map: '2026-04-03' });
  expect(files()).toEqual(['.fetch', 'taveuni.json', 'taveuni.sketch.json']);
  expect(readdirSync(path.join(folder, '.fetch'))).toEqual([]);
});

it('takes the map of before away where there is none now', () => {
  saveCity(folder, { file: city('2026-04-03'), sketch: map('2026-04-03') });
  saveCity(folder, { file: city('2026-05-05'), sketch: null });
  expect(seen()).toEqual({ date: '2026-05-05', map: undefined });
  expect(files()).toEqual(['.fetch', 'taveuni.json']);
});

it('writes nothing that the catalogue would refuse', () => {
  saveCity(folder, { file: city('2026-04-03'), sketch: map('2026-04-03') });
  const before = readFileSync(path.join(folder, 'taveuni.json'), 'utf8');
  const outside = { ...city('2026-05-05'), sights: [{ ...city('').sights[0], lat: 12 }] } as CityFileText;
  expect(() => saveCity(folder, { file: outside, sketch: map('2026-05-05') })).toThrow(
    /^taveuni\.json:\d+ at sights\.0: expected a place within/,
  );
  expect(readFileSync(path.join(folder, 'taveuni.json'), 'utf8')).toBe(before);
  expect(seen()).toEqual({ date: '2026-04-03', map: '2026-04-03' });
});

it('shows no map without its city, and none of another day', () => {
  saveCity(folder, { file: city('2026-04-03'), sketch: map('2026-05-05') });
  expect(seen()).toEqual({ date: '2026-04-03', map: undefined });
  rmSync(path.join(folder, 'taveuni.json'));
  expect(seen()).toEqual({ date: undefined, map: undefined });
});

it('sweeps away what somebody has left who was ended long ago, and leaves what is being written', () => {
  saveCity(folder, { file: city('2026-04-03'), sketch: null });
  const scratch = path.join(folder, '.fetch');
  for (const [name, hours] of [['old.part', 2] as const, ['new.part', 0.5] as const]) {
    writeFileSync(path.join(scratch, name), '{"source":');
    const then = new Date(statSync(scratch).mtimeMs - hours * 3_600_000);
    utimesSync(path.join(scratch, name), then, then);
  }
  saveCity(folder, { file: city('2026-05-05'), sketch: null });
  expect(readdirSync(scratch)).toEqual(['new.part']);
});

it('takes a city away with its map, once', () => {
  saveCity(folder, { file: city('2026-04-03'), sketch: map('2026-04-03') });
  expect(removeCity(folder, 'taveuni')).toBe(true);
  expect(removeCity(folder, 'taveuni')).toBe(false);
  expect(files()).toEqual(['.fetch']);
});
