import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { CataloguePlace, RawCatalogue } from './check-option.ts';

const FOLDER = path.join(import.meta.dirname, '../../../packages/sources/catalogue');

/** The catalogue as it lies on disk, by place id; of a city that lies in several folders the last. */
export function readRawCatalogue(...others: readonly string[]): RawCatalogue {
  return new Map([FOLDER, ...others].flatMap(readFolder));
}

function readFolder(folder: string): readonly (readonly [string, CataloguePlace])[] {
  const files = readdirSync(folder).filter((file) => /^[a-z-]+\.json$/.test(file) && file !== 'fares.json');
  return files.flatMap((file) =>
    entriesOf(path.basename(file, '.json'), readFileSync(path.join(folder, file), 'utf8')),
  );
}

function entriesOf(city: string, text: string): (readonly [string, CataloguePlace])[] {
  const file = JSON.parse(text) as Record<string, unknown>;
  const lists = [file['sights'], file['eateries'], file['lodgings']] as (readonly (CataloguePlace & {
    readonly id: string;
  })[])[];
  return lists.flat().map((place) => [`place_${city}-${place.id}`, place] as const);
}
