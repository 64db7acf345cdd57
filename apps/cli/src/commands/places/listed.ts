import { join } from 'node:path';

import { type ListedImport, listImported, removeCity } from '@wayfarer/sources/import';

import { BadInputError } from '../../bad-input-error.ts';
import type { FolderContext, Reply } from '../../command.ts';
import { table } from '../../render/lay-out.ts';
import type { Style } from '../../render/style.ts';
import { didYouMean } from '../../suggest.ts';

export function listPlaces({ dataFolder }: FolderContext): Promise<Reply> {
  const cities = listImported(join(dataFolder, 'cities'));
  return Promise.resolve({ json: { cities }, text: (style) => showCities(cities, style) });
}

export async function removePlaces({ dataFolder }: FolderContext, word: string): Promise<Reply> {
  const folder = join(dataFolder, 'cities');
  const cities = listImported(folder);
  const asked = word.toLowerCase();
  const city = cities.find(({ id, name }) => id === asked || name.toLowerCase() === asked);
  if (!city) {
    const ids = cities.map(({ id }) => id);
    const there = ids.length === 0 ? 'Nothing has been imported yet.' : `Imported are: ${ids.join(', ')}.`;
    throw new BadInputError(`No imported city is called ${JSON.stringify(word)}.${didYouMean(asked, ids)} ${there}`);
  }
  removeCity(folder, city.id);
  return Promise.resolve({
    json: { removed: city.id },
    text: () => `Took ${city.name} away. Trips that were planned with it stay as they are.\n`,
  });
}

function showCities(cities: readonly ListedImport[], style: Style): string {
  if (cities.length === 0) return 'No city has been imported yet. Begin with: wayfarer places import FILE.osm.pbf\n';
  const rows = cities.map(({ id, name, country, date, sights, eateries, lodgings, fault }) =>
    fault === null
      ? [style.accent(id), style.bold(name), country, date, `${sights} sights, ${eateries} to eat, ${lodgings} to stay`]
      : [style.accent(id), style.warn('cannot be used'), '', '', fault],
  );
  return `${table(rows)}\n`;
}
