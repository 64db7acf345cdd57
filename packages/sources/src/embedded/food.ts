import type { FoodPort } from '@wayfarer/planner/ports';

import type { ReadCatalogue } from '../catalogue/open-catalogue.ts';
import { toPlaces } from '../catalogue/to-places.ts';
import { describeSearch, listCityStays } from './stays-in-cities.ts';
import { toListed, withListed } from './to-listed.ts';
import { pickEateries } from './what-matters.ts';

/** Places to eat from the catalogue, of very many those that matter, with hours for the dates spent there. */
export function createEmbeddedFood(read: ReadCatalogue): FoodPort {
  return {
    async findEateries({ segments, currency, diets, level, keep }, { report, signal }) {
      signal.throwIfAborted();
      const catalogue = read();
      const stays = listCityStays(catalogue, segments, keep);
      const matters = { diets, level, keep: withListed(catalogue, keep), cities: stays.length };
      const eateries = stays
        .flatMap(({ file, dates }) =>
          toPlaces({ ...file, eateries: [...pickEateries(file, matters)] }, { dates, currency }).listEateries(),
        )
        .map(toListed(catalogue));
      const known = stays.reduce((sum, { file }) => sum + file.eateries.length, 0);
      await report(describeSearch({ count: eateries.length, known }, 'eat', stays));
      return { eateries };
    },
  };
}
