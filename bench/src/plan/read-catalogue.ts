import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { CataloguePlace, RawCatalogue } from './check-option.ts';

const FOLDER = path.join(import.meta.dirname, '../../../packages/sources/catalogue');

/** The catalogue as it lies on disk, by place id. */
export function readRawCatalogue(): RawCatalogue {
  const files = readdirSync(FOLDER).filter((file) => /^[a-z-]+\.json$/.test(file) && file !== 'fares.json');
  return new Map(
    files.flatMap((file) => entriesOf(path.basename(file, '.json'), readFileSync(path.join(FOLDER, file), 'utf8'))),
  );
}

function entriesOf(city: string, text: string): (readonly [string, CataloguePlace])[] {
  const file = JSON.parse(text) as Record<string, unknown>;
  const lists = [file['sights'], file['eateries'], file['lodgings']] as (readonly (CataloguePlace & {
    readonly id: string;
  })[])[];
  return lists.flat().map((place) => [`place_${city}-${place.id}`, place] as const);
}
