import type { FoodPort } from '@wayfarer/planner/ports';

import type { Catalogue } from '../catalogue/load.ts';
import { toPlaces } from '../catalogue/to-places.ts';
import { describeSearch, listCityStays } from './stays-in-cities.ts';

/** Places to eat from the catalogue, all of each city, with hours for the dates spent there. */
export function createEmbeddedFood(catalogue: Catalogue): FoodPort {
  return {
    async findEateries({ segments, currency }, { report, signal }) {
      signal.throwIfAborted();
      const stays = listCityStays(catalogue, segments);
      const eateries = stays.flatMap(({ file, dates }) => toPlaces(file, { dates, currency }).listEateries());
      await report(describeSearch(eateries.length, 'eat', stays));
      return { eateries };
    },
  };
}
