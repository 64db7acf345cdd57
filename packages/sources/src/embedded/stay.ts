import type { StayPort } from '@wayfarer/planner/ports';

import type { ReadCatalogue } from '../catalogue/open-catalogue.ts';
import { toPlaces } from '../catalogue/to-places.ts';
import { describeSearch, listCityStays } from './stays-in-cities.ts';
import { pickLodgings } from './what-matters.ts';

/**
 * Places to stay from the catalogue: all of each city, of very many those that matter, and those of the style that is asked for first. Which of them suit
 * the travellers is not for a source to say.
 */
export function createEmbeddedStay(read: ReadCatalogue): StayPort {
  return {
    async findLodgings({ segments, style, access, currency, keep, near = [] }, { report, signal }) {
      signal.throwIfAborted();
      const catalogue = read();
      const stays = listCityStays(catalogue, segments);
      const mattersOf = (city: string) => ({
        ...{ style, access, keep, cities: stays.length },
        near: near.filter((area) => area.city === city).map(({ at }) => at),
      });
      const lodgings = stays.flatMap(({ file, dates }) =>
        toPlaces(
          { ...file, lodgings: [...pickLodgings(file, mattersOf(file.city.id))] },
          { dates, currency },
        ).listLodgings(),
      );
      const known = stays.reduce((sum, { file }) => sum + file.lodgings.length, 0);
      await report(describeSearch({ count: lodgings.length, known }, 'stay', stays));
      const wanted = lodgings.filter((lodging) => lodging.style === style);
      return { lodgings: [...wanted, ...lodgings.filter((lodging) => lodging.style !== style)] };
    },
  };
}
