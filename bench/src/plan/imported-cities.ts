import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { importExtract, saveCity } from '@wayfarer/sources/import';

/** Nodes alone are left of the extract of Tokyo, and a city written by hand is there. */
const LEFT_OUT = 'tokyo';
export const OUTLINES = path.join(import.meta.dirname, '../../../packages/sources/outlines');

/** Cities of extracts, made by the importer in a folder of their own. */
export interface ImportedCities {
  readonly folder: string;
  readonly names: readonly string[];
}

/** @param from - The folder of the extracts; none are imported where it is not there. */
export async function importCities(from: string): Promise<ImportedCities> {
  const folder = mkdtempSync(path.join(tmpdir(), 'wayfarer-bench-cities-'));
  const files = existsSync(from) ? readdirSync(from).filter((file) => file.endsWith('.osm.pbf')) : [];
  const names: string[] = [];
  for (const file of files.filter((name) => !name.startsWith(LEFT_OUT)).sort()) {
    const imported = await importExtract(path.join(from, file));
    saveCity(folder, imported);
    names.push(imported.file.city.name);
  }
  return { folder, names };
}
