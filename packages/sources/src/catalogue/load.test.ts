import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { editedHarbourton, harbourton, HARBOURTON_FOLDER, harbourtonFiles } from './__fixtures__/harbourton.ts';
import { loadCatalogue, parseCatalogue } from './load.ts';
import { CatalogueError } from './parse.ts';
import { CatalogueFolderError } from './read-folder.ts';

describe('a catalogue', () => {
  it('holds the embedded cities', () => {
    const written = loadCatalogue().cities.filter(({ source }) => source.name !== 'outline');
    expect(written.map(({ city }) => city.id).toSorted()).toEqual(['boston', 'kyoto', 'paris', 'tokyo']);
  });

  it('adds a folder of one’s own, whose fares come first', () => {
    const catalogue = loadCatalogue(HARBOURTON_FOLDER);
    expect(catalogue.cities.map(({ city }) => city.id)).toContain('harbourton');
    expect(catalogue.sketches.get('harbourton')?.features).toHaveLength(2);
    expect(catalogue.sketches.has('kyoto')).toBe(true);
    expect(catalogue.fares[0]).toMatchObject({ from: 'Harbourton', source: { name: 'fixture (estimates)' } });
  });

  it('names every fault at once', () => {
    const files = [
      ...editedHarbourton((city) => Object.assign(city.city, { currency: 'euro' })),
      { name: 'atlantis.json', text: '[]' },
      { name: 'atlantis.sketch.json', text: '{}' },
    ];
    expect(() => parseCatalogue(files)).toThrow(CatalogueError);
    expect(() => parseCatalogue(files)).toThrow(
      /harbourton\.json:\d+ at city\.currency(.|\n)*atlantis\.json(.|\n)*atlantis\.sketch\.json/,
    );
  });

  it('refuses a file that is not called like its city', () => {
    const files = harbourtonFiles().map((file) => ({
      ...file,
      name: file.name.replace('harbourton.json', 'harbour.json'),
    }));
    expect(() => parseCatalogue(files)).toThrow(
      'harbour.json:4 at city.id: expected the file to be called "harbourton.json"',
    );
  });

  it('checks a folder of one’s own as thoroughly as ours, and names its files with line and path', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'wayfarer-catalogue-'));
    const sights = harbourton().sights.map((sight) => ({ ...sight, id: 'one', hours: 'usually' }));
    for (const { name, text } of editedHarbourton((city) => Object.assign(city, { sights })))
      writeFileSync(path.join(folder, name), text);
    writeFileSync(path.join(folder, 'kyoto.sketch.json'), `${'['.repeat(50_000)}${']'.repeat(50_000)}`);
    const load = (): unknown => loadCatalogue(folder);
    expect(load).toThrow(CatalogueError);
    for (const message of [
      `${folder}/harbourton.json:105 at sights.0.hours: expected OSM opening_hours or "unknown", got "usually"`,
      'harbourton.json:115 at sights.1.id: expected each id once, got "one" as in sights.0',
      'kyoto.sketch.json:1: expected lists and objects at most 32 deep',
    ])
      expect(load).toThrow(message);
    rmSync(folder, { recursive: true });
  });

  it('lets a folder of one’s own draw one of our cities anew', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'wayfarer-catalogue-'));
    writeFileSync(path.join(folder, 'kyoto.sketch.json'), '{"type":"FeatureCollection","features":[]}');
    expect(loadCatalogue(folder).sketches.get('kyoto')?.features).toEqual([]);
    rmSync(folder, { recursive: true });
  });

  it('tells fifty faults, and how many more there are', () => {
    const faults = Array.from({ length: 60 }, (_, index) => ({ file: 'x.json', path: `${index}`, message: 'wrong' }));
    expect(new CatalogueError(faults).message.split('\n').slice(-2)).toEqual([
      'x.json at 49: wrong',
      '… and 10 faults more.',
    ]);
  });

  it('says which folder is missing', () => {
    expect(() => loadCatalogue('/nowhere/at/all')).toThrow(CatalogueFolderError);
    expect(() => loadCatalogue('/nowhere/at/all')).toThrow('"/nowhere/at/all"');
  });

  it.skipIf(process.platform === 'win32')('does not wait for a pipe that is called like a city', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'wayfarer-catalogue-'));
    execFileSync('sh', ['-c', 'mkfifo "$0"', path.join(folder, 'taveuni.json')]);
    expect(() => loadCatalogue(folder)).toThrow('"taveuni.json" is not a regular file.');
    rmSync(folder, { recursive: true });
  });
});
