import type { StayPort } from '@wayfarer/planner/ports';

import type { Catalogue } from '../catalogue/load.ts';
import { toPlaces } from '../catalogue/to-places.ts';
import { describeSearch, listCityStays } from './stays-in-cities.ts';

/**
 * Places to stay from the catalogue: all of each city, those of the style that is asked for first. Which of them suit
 * the travellers is not for a source to say.
 */
export function createEmbeddedStay(catalogue: Catalogue): StayPort {
  return {
    async findLodgings({ segments, style, currency }, { report, signal }) {
      signal.throwIfAborted();
      const stays = listCityStays(catalogue, segments);
      const lodgings = stays.flatMap(({ file, dates }) => toPlaces(file, { dates, currency }).listLodgings());
      await report(describeSearch(lodgings.length, 'stay', stays));
      const wanted = lodgings.filter((lodging) => lodging.style === style);
      return { lodgings: [...wanted, ...lodgings.filter((lodging) => lodging.style !== style)] };
    },
  };
}
