import type { Gazetteer } from '@wayfarer/planner';
import type { FoodPort } from '@wayfarer/planner/ports';
import { type CityId, type Eatery, isArea, type TripFacts } from '@wayfarer/trip';

import { plainText } from './said-on-page.ts';

/** The table of that very name in a city; `undefined` where no catalogue has it, and so nobody knows where it is. */
export type FindTable = (
  name: string,
  where: { readonly city: CityId; readonly facts: TripFacts },
) => Promise<Eatery | undefined>;

/** Time for bringing it. */
const LIMIT_MS = 10_000;

/** Looks names up in the catalogue of the city, and has the specialist bring the table with its hours on the dates of the trip. */
export function createFindTable({
  gazetteer,
  food,
}: {
  readonly gazetteer: Gazetteer;
  readonly food: FoodPort;
}): FindTable {
  return async (name, { city, facts }) => {
    const named = gazetteer
      .findPlaces(name, city)
      .filter(({ place }) => place.names.some((one) => plainText(one) === plainText(name)));
    // Of two houses of one name nobody knows which one is meant.
    const [id, ...others] = new Set(named.map(({ place }) => place.id));
    if (id === undefined || others.length > 0) return undefined;
    const dates = facts.calendar.filter((day) => day.city === city).map(({ date }) => date);
    const query = { segments: [{ city, dates }], diets: [], currency: facts.currency, keep: [id] };
    const context = { report: async () => undefined, signal: AbortSignal.timeout(LIMIT_MS) };
    const { eateries } = await food.findEateries(query, context);
    return eateries.find((table) => table.id === id && !isArea(table));
  };
}
