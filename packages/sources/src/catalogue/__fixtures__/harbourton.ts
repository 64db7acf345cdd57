import path from 'node:path';

import { type Catalogue, parseCatalogue } from '../load.ts';
import type { CatalogueText } from '../parse.ts';
import { readFolder } from '../read-folder.ts';
import type { CityFile } from '../schema.ts';

/** A catalogue of one small city, for tests that need to know every entry. */
export const HARBOURTON_FOLDER = path.join(import.meta.dirname, 'harbourton');

export const harbourtonFiles = (): readonly CatalogueText[] => readFolder(HARBOURTON_FOLDER);

export const harbourtonCatalogue = (): Catalogue => parseCatalogue(harbourtonFiles());

/** As it is written, without what a reader adds to it. */
export function harbourton(): CityFile {
  const file = harbourtonFiles().find(({ name }) => name === 'harbourton.json');
  if (!file) throw new Error('The fixture has one city.');
  return JSON.parse(file.text) as CityFile;
}

/** The city file with some of it changed by `edit`, as text again. */
export function editedHarbourton(edit: (city: CityFile) => unknown): readonly CatalogueText[] {
  const city = harbourton();
  edit(city);
  return harbourtonFiles().map((file) => (file.name === 'harbourton.json' ? { ...file, text: JSON.stringify(city, null, 2) } : file));
}
