import { join } from 'node:path';

import { systemClock } from '@wayfarer/archon/node';
import { sayFetchStep } from '@wayfarer/language';
import { createEmbeddedSources, type EmbeddedSources, readLiveSettings } from '@wayfarer/sources';

import { BadInputError } from '../../bad-input-error.ts';
import type { FolderContext, Reply } from '../../command.ts';

type WantedCity = Parameters<NonNullable<EmbeddedSources['cityFetcher']>['fetch']>[0];

type FetchStep = Parameters<typeof sayFetchStep>[0];

/** Fetches a city from OpenStreetMap as the server would, if the one who types has switched that on. */
export async function fetchCity(
  { dataFolder, catalogueFolder, environment, terminal }: FolderContext,
  name: string,
): Promise<Reply> {
  const live = readLiveSettings(environment);
  const sources = createEmbeddedSources({
    catalogueFolder,
    citiesFolder: join(dataFolder, 'cities'),
    report: (text) => terminal.err(`${text}\n`),
    live: { ...live, clock: systemClock },
  });
  if (!sources.cityFetcher) {
    throw new BadInputError(
      'Fetching is switched off here by WAYFARER_FETCH. Import an extract instead: wayfarer places import FILE.osm.pbf',
    );
  }
  const city = findWanted(sources, name);
  const report = (step: FetchStep): Promise<void> => Promise.resolve(terminal.err(`${sayFetchStep(step, 'en')}\n`));
  const fetched = await sources.cityFetcher.fetch(city, { report, signal: new AbortController().signal });
  const { sights, eateries, lodgings } = fetched;
  return {
    json: fetched,
    text: () =>
      `${city.name} is there: ${count(sights, 'sight')}, ${count(eateries, 'place')} to eat, ${count(lodgings, 'place')} to stay. © OpenStreetMap contributors, ODbL 1.0.\nNow plan it: wayfarer plan ${JSON.stringify(`Three days in ${city.name} …`)}\n`,
  };
}

/** What came along whole is better than what can be fetched; outlines and earlier fetches give way. */
function findWanted(sources: EmbeddedSources, text: string): WantedCity {
  const match = sources.gazetteer.resolveCity(text);
  if (match.kind === 'elsewhere') return match;
  if (match.kind === 'known') {
    const { id, name, country, center } = match.city;
    const source = sources.listCities().find((city) => city.id === id)?.source.name ?? '';
    if (source === 'outline' || source === 'OpenStreetMap') return { name, country, at: center };
    throw new BadInputError(`${name} is there already, and more is known of it than OpenStreetMap says.`);
  }
  throw new BadInputError(
    `No city of at least 15,000 people is called ${JSON.stringify(text)}. Say it with its country, or import an extract: wayfarer places import FILE.osm.pbf`,
  );
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}
