import type { CityMatch, Gazetteer } from '@wayfarer/planner/ports';

import { loadCatalogue } from '../../catalogue/load.ts';
import { createGazetteer } from '../create-gazetteer.ts';

const catalogue = loadCatalogue();

/** The gazetteer of the embedded catalogue. */
export const embeddedGazetteer = (): Gazetteer => createGazetteer(() => catalogue);

/** `kyoto` for a city that can be planned, `Osaka/JP` for one elsewhere, `?` for none; `A | B` and `Portugal: A | B` for a choice. */
export function showMatch(match: CityMatch): string {
  switch (match.kind) {
    case 'known':
      return match.city.id;
    case 'elsewhere':
      return `${match.name}/${match.country}`;
    case 'ambiguous':
      return match.candidates.map(({ label }) => label).join(' | ');
    case 'region':
      return `${match.name}: ${match.cities
        .slice(0, 4)
        .map(({ name }) => name)
        .join(' | ')}`;
    case 'unknown':
      return '?';
  }
}
