import type { Gazetteer } from '@wayfarer/planner';

/**
 * Whether words with capitals begin with the name of a city that can be planned, or of a place in one: then they are nobody's.
 * Other cities do not count, as there is a town for nearly every name: Berta, Carmen, Madison.
 */
export function isPlaceName(words: string, gazetteer: Gazetteer): boolean {
  if (gazetteer.resolveCity(words).kind === 'known') return true;
  return gazetteer.listCities().some(({ id }) => gazetteer.findPlaces(words, id).some(({ index }) => index === 0));
}
