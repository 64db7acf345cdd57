import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { backUpPlaces, describePlaces, restorePlaces } from './copy-places.ts';

let folder: string;
let data: string;
let backup: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wayfarer-copy-'));
  data = join(folder, 'data');
  backup = join(folder, 'trips.db');
  mkdirSync(data);
});
afterEach(() => rmSync(folder, { recursive: true }));

function keep({ own, cities = [] }: { own?: string; cities?: readonly string[] }): void {
  if (own !== undefined) writeFileSync(join(data, 'my-places.json'), own);
  if (cities.length > 0) mkdirSync(join(data, 'cities'), { recursive: true });
  for (const name of cities) writeFileSync(join(data, 'cities', name), name);
}
const places = (): string => `${backup}.places`;

it('nothing is copied where there is nothing, and an earlier copy is no copy of that', async () => {
  mkdirSync(places());
  writeFileSync(join(places(), 'my-places.json'), 'of before');
  expect(await backUpPlaces(data, backup)).toEqual({ folder: null, hasOwnPlaces: false, cityFiles: 0 });
  expect(readdirSync(folder)).toEqual(['data']);
  expect(await restorePlaces(backup, data)).toEqual({ folder: null, hasOwnPlaces: false, cityFiles: 0 });
});

it.each([
  ['own places alone', { own: '[]' }, { hasOwnPlaces: true, cityFiles: 0 }],
  ['cities alone', { cities: ['faro.json', 'faro.sketch.json'] }, { hasOwnPlaces: false, cityFiles: 2 }],
  ['both', { own: '[]', cities: ['faro.json'] }, { hasOwnPlaces: true, cityFiles: 1 }],
])('copies %s, and puts them back', async (_, kept, copied) => {
  keep(kept);
  expect(await backUpPlaces(data, backup)).toEqual({ ...copied, folder: places() });
  rmSync(data, { recursive: true });
  expect(await restorePlaces(backup, data)).toEqual({ ...copied, folder: places() });
  const there = readdirSync(data, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.json'));
  expect(there).toHaveLength(copied.cityFiles + (copied.hasOwnPlaces ? 1 : 0));
  expect(readdirSync(folder).sort()).toEqual(['data', 'trips.db.places']);
});

it('copies files of cities alone, none that is half written', async () => {
  keep({ cities: ['faro.json', 'faro.json.part', 'notes.txt'] });
  expect(await backUpPlaces(data, backup)).toMatchObject({ cityFiles: 1 });
  expect(readdirSync(join(places(), 'cities'))).toEqual(['faro.json']);
});

it('keeps own places that were there beside those that are put back', async () => {
  keep({ own: 'old' });
  await backUpPlaces(data, backup);
  keep({ own: 'new' });
  await restorePlaces(backup, data);
  expect(readFileSync(join(data, 'my-places.json'), 'utf8')).toBe('old');
  expect(readFileSync(join(data, 'my-places.json.replaced'), 'utf8')).toBe('new');
  rmSync(join(data, 'my-places.json.replaced'));
  rmSync(join(data, 'my-places.json'));
  await restorePlaces(backup, data);
  expect(readdirSync(data)).toEqual(['my-places.json']);
});

it.each([
  [true, 0, 'your own places'],
  [false, 1, '1 file of cities'],
  [true, 2, 'your own places and 2 files of cities'],
  [false, 0, null],
])('says what was copied', (hasOwnPlaces, cityFiles, text) => {
  expect(describePlaces({ folder: null, hasOwnPlaces, cityFiles })).toBe(text);
});
