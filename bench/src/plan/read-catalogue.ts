import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { CataloguePlace, Ground, RawCatalogue } from './check-option.ts';

export const CATALOGUE = path.join(import.meta.dirname, '../../../packages/sources/catalogue');

/** The catalogue as it lies on disk, by place id; of a city that lies in several folders the last. */
export function readRawCatalogue(...others: readonly string[]): RawCatalogue {
  return new Map([CATALOGUE, ...others].flatMap(readFolder));
}

function readFolder(folder: string): readonly (readonly [string, CataloguePlace])[] {
  const files = readdirSync(folder).filter((file) => /^[a-z-]+\.json$/.test(file) && file !== 'fares.json');
  return files.flatMap((file) =>
    entriesOf(path.basename(file, '.json'), readFileSync(path.join(folder, file), 'utf8')),
  );
}

function entriesOf(city: string, text: string): (readonly [string, CataloguePlace])[] {
  const file = JSON.parse(text) as Record<string, unknown>;
  const ground = groundOf(file);
  const { currency } = file['city'] as { readonly currency: string };
  const lists = [
    file['sights'],
    file['eateries'],
    file['lodgings'],
    file['terminals'] ?? [],
  ] as (readonly (CataloguePlace & {
    readonly id: string;
  })[])[];
  return lists.flat().map((place) => [`place_${city}-${place.id}`, { ...place, ground, currency }] as const);
}

const OF_BROKEN_GROUND = new Set(['view', 'beach', 'nature']);

/** Decision 0040: data of others and outlines have measured figures, where three sights in ten are hills, shores and bridges slower ones. */
function groundOf(file: Record<string, unknown>): Ground {
  const { license, name } = file['source'] as { readonly license?: string; readonly name: string };
  if (license === undefined && !/outline/i.test(name)) return 'whole';
  const sights = file['sights'] as readonly { readonly name: string; readonly categories: readonly string[] }[];
  const broken = sights.filter(
    (sight) => sight.categories.some((one) => OF_BROKEN_GROUND.has(one)) || /\bbridge\b/i.test(sight.name),
  );
  return sights.length > 0 && broken.length >= 0.3 * sights.length ? 'broken' : 'level';
}
