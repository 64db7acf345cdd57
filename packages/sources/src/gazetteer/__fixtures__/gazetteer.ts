import type { CityMatch, Gazetteer } from '@wayfarer/planner/ports';

import { loadCatalogue } from '../../catalogue/load.ts';
import { createGazetteer } from '../create-gazetteer.ts';

/** The gazetteer of the embedded catalogue. */
export const embeddedGazetteer = (): Gazetteer => createGazetteer(loadCatalogue());

/** `kyoto` for a city that can be planned, `Osaka/JP` for one elsewhere, `?` for none. */
export function showMatch(match: CityMatch): string {
  if (match.kind === 'known') return match.city.id;
  return match.kind === 'elsewhere' ? `${match.name}/${match.country}` : '?';
}
