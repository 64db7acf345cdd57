import { execFileSync } from 'node:child_process';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { HARBOURTON_FOLDER } from './__fixtures__/harbourton.ts';
import { openCatalogue, type ReadCatalogue } from './open-catalogue.ts';
import type { CityFileText } from './schema.ts';

/** All that a city must have: the rest is unknown. */
const bare = (id: string, name: string): CityFileText => ({
  source: { name: 'OpenStreetMap', date: '2026-11-22', verify: true, license: 'ODbL 1.0' },
  city: {
    id,
    name,
    country: 'FJ',
    zone: 'Pacific/Fiji',
    currency: 'FJD',
    center: { lat: -16.8, lon: 179.98 },
    bounds: { south: -17, west: 179.9, north: -16.7, east: -179.9 },
  },
  sights: [
    { id: 'n1', name: 'Jetty', lat: -16.8, lon: 179.99, categories: ['view'], usualMinutes: 25, significance: 2 },
    { id: 'n2', name: 'Jetty', lat: -16.8, lon: -179.99, categories: ['view'], usualMinutes: 25, significance: 2 },
  ],
  eateries: [],
  lodgings: [],
});

describe('a folder of imported cities', () => {
  let folder: string;
  let told: string[];
  let read: ReadCatalogue;
  const put = (name: string, text: string): void => {
    writeFileSync(path.join(folder, `.${name}.part`), text);
    renameSync(path.join(folder, `.${name}.part`), path.join(folder, name));
  };
  const ids = () => read().cities.map(({ city }) => city.id);

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'wayfarer-cities-'));
    told = [];
    read = openCatalogue({ citiesFolder: folder, report: (text) => told.push(text) });
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it.skipIf(process.platform === 'win32')('waits for no pipe, says so, and has the others', () => {
    put('taveuni.json', JSON.stringify(bare('taveuni', 'Taveuni')));
    execFileSync('sh', ['-c', 'mkfifo "$0"', path.join(folder, 'levuka.json')]);
    expect(ids()).toContain('taveuni');
    expect(told).toEqual([`${path.join(folder, 'levuka.json')} is left out: it is not a regular file.`]);
  });

  it('adds a city as soon as its file is there, with neighbours of one name on both sides of the 180th meridian', () => {
    expect(ids()).not.toContain('taveuni');
    put('taveuni.json', JSON.stringify(bare('taveuni', 'Taveuni')));
    expect(ids()).toContain('taveuni');
    expect(told).toEqual([]);
    const [, twin] = read().cities.find(({ city }) => city.id === 'taveuni')?.sights ?? [];
    expect(twin).toMatchObject({ hours: 'unknown', fee: null, stepFree: 'unknown', indoor: null, summary: null });
  });

  it('answers the same catalogue until something comes or goes', () => {
    const before = read();
    expect(read()).toBe(before);
    put('taveuni.json', JSON.stringify(bare('taveuni', 'Taveuni')));
    expect(read()).not.toBe(before);
    rmSync(path.join(folder, 'taveuni.json'));
    expect(ids()).not.toContain('taveuni');
  });

  it('leaves a damaged city out and says which, and keeps the others', () => {
    put('lost.json', '{"source":');
    put('taveuni.json', JSON.stringify(bare('taveuni', 'Taveuni')));
    expect(ids()).toContain('taveuni');
    expect(told).toEqual([expect.stringContaining(`${folder}/lost.json is left out. lost.json:1: expected JSON`)]);
    expect(read().sketches.has('lost')).toBe(false);
  });

  it('leaves a damaged map out, and keeps its city', () => {
    put('taveuni.sketch.json', '{"type":');
    put('taveuni.json', JSON.stringify(bare('taveuni', 'Taveuni')));
    expect(ids()).toContain('taveuni');
    expect(read().sketches.has('taveuni')).toBe(false);
    expect(told).toEqual([expect.stringContaining('taveuni.sketch.json is left out.')]);
  });

  it('comes before a city of ours and behind one’s own', () => {
    put('kyoto.json', JSON.stringify(bare('kyoto', 'Kyoto of the map')));
    put('harbourton.json', JSON.stringify(bare('harbourton', 'Harbourton of the map')));
    const nameOf = (reader: ReadCatalogue, id: string) => reader().cities.find(({ city }) => city.id === id)?.city.name;
    expect(nameOf(read, 'kyoto')).toBe('Kyoto of the map');
    const withOwn = openCatalogue({ citiesFolder: folder, catalogueFolder: HARBOURTON_FOLDER });
    expect(nameOf(withOwn, 'harbourton')).toBe('Harbourton');
  });

  it('need not be there', () => {
    rmSync(folder, { recursive: true });
    expect(ids()).toContain('kyoto');
  });
});
