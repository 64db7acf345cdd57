import { describe, expect, it } from 'vitest';

import { editedHarbourton, HARBOURTON_FOLDER, harbourtonFiles } from './__fixtures__/harbourton.ts';
import { loadCatalogue, parseCatalogue } from './load.ts';
import { CatalogueError } from './parse.ts';
import { CatalogueFolderError } from './read-folder.ts';

describe('a catalogue', () => {
  it('holds the embedded cities', () => {
    expect(loadCatalogue().cities.map(({ city }) => city.id)).toEqual(['boston', 'kyoto', 'paris', 'tokyo']);
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

  it('says which folder is missing', () => {
    expect(() => loadCatalogue('/nowhere/at/all')).toThrow(CatalogueFolderError);
    expect(() => loadCatalogue('/nowhere/at/all')).toThrow('"/nowhere/at/all"');
  });
});
