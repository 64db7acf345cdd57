import type { Concierge } from '@wayfarer/concierge';

import { BadInputError } from './bad-input-error.ts';

/**
 * The id of the trip that is meant by an id, the beginning of one (with or without `trip_`), or `last`: the newest.
 *
 * @throws {BadInputError} if none or several are meant.
 */
export async function findTripId(concierge: Concierge, word: string): Promise<string> {
  const ids = await concierge.listTripIds();
  if (word === 'last') {
    const [newest] = ids;
    if (newest === undefined) throw new BadInputError('There is no trip yet. Begin one with: wayfarer plan "…"');
    return newest;
  }
  if (ids.includes(word)) return word;
  const meant = ids.filter((id) => word !== '' && (id.startsWith(word) || id.startsWith(`trip_${word}`)));
  const [only, ...others] = meant;
  if (only === undefined) {
    throw new BadInputError(`No trip is called ${JSON.stringify(word)}. \`wayfarer list\` says which there are.`);
  }
  if (others.length > 0)
    throw new BadInputError(`${JSON.stringify(word)} begins ${meant.length} ids: ${meant.join(', ')}.`);
  return only;
}
