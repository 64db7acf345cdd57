import { join } from 'node:path';

import { systemClock } from '@wayfarer/archon/node';
import { createEmbeddedSources, FETCH_PERMISSIONS, type FetchPermission, readLiveSettings } from '@wayfarer/sources';

import { BadInputError } from '../../bad-input-error.ts';
import type { FolderContext, Reply } from '../../command.ts';

const SAID: Readonly<Record<FetchPermission, string>> = {
  ask: 'Each city is offered, and fetched when you say yes.',
  always: 'A city of which little is known is fetched at once.',
  never: 'No city is fetched or offered.',
};

/** Remembers whether cities may be fetched; an operator's `never` stands above it. */
export async function setFetching(
  { dataFolder, catalogueFolder, environment }: FolderContext,
  word: string,
): Promise<Reply> {
  const permission = FETCH_PERMISSIONS.find((one) => one === word);
  if (!permission)
    throw new BadInputError(`Expected one of ${FETCH_PERMISSIONS.join(', ')}, got ${JSON.stringify(word)}.`);
  const live = { ...readLiveSettings(environment), clock: systemClock };
  const { fetching } = createEmbeddedSources({ catalogueFolder, citiesFolder: join(dataFolder, 'cities'), live });
  if (!fetching) throw new BadInputError('Fetching is switched off here by WAYFARER_FETCH; that stands above this.');
  fetching.set(permission);
  return Promise.resolve({ json: { permission }, text: () => `${SAID[permission]}\n` });
}
