import type { PlaceId } from './ids.ts';
import type { Eatery, Sight, Terminal } from './place.ts';

/** So many sights of a city, the most significant ones, can have a meal beside them: enough for one near every route. */
const MOST_A_CITY = 30;

/**
 * Where a meal can be a break, for those for whom no table is known: beside the sights that days lead to, and the stations. No
 * house stands behind it, so nothing is claimed of a kitchen, a price or an entrance.
 */
export function toMealBreaks(sights: readonly Sight[], terminals: readonly Terminal[]): readonly Eatery[] {
  const stations = terminals.filter(({ iata }) => iata === undefined);
  const perCity = Map.groupBy([...sights, ...stations], ({ city }) => city);
  return [...perCity.values()].flatMap((there) =>
    there
      .toSorted((left, right) => right.significance - left.significance || (left.id < right.id ? -1 : 1))
      .slice(0, MOST_A_CITY)
      .map(toMealBreak),
  );
}

function toMealBreak({ id, name, city, at, source }: Sight | Terminal): Eatery {
  return {
    kind: 'eatery',
    id: `${id}-meal-break` as PlaceId,
    name: `A meal on your own near ${name}`,
    city,
    at,
    categories: ['restaurant'],
    hours: 'unknown',
    hoursText: 'unknown',
    indoor: null,
    stepFree: 'unknown',
    significance: 1,
    summary: null,
    source,
    meals: ['lunch', 'dinner'],
    cuisine: null,
    level: null,
    price: null,
    serves: [],
    isArea: true,
    onYourOwn: true,
  };
}
