import { type Coordinates, distanceKm } from '@wayfarer/trip';

import { fold } from '../gazetteer/fold.ts';
import type { WorldCities } from '../gazetteer/world-cities.ts';
import type { NamedCity } from './city-facts.ts';
import { ExtractError } from './pbf/read-blocks.ts';
import type { NamedTown, Survey } from './pbf/survey.ts';

/** A city farther from every place of the data is not in it. */
const EDGE_KM = 15;
const KM_PER_DEGREE = 111.2;
/** How far a city counts as the middle of what lies around it. */
const SOFTENING_KM = 3;
/** Of towns that nobody has counted. */
const FEW_PEOPLE = 1000;
const MOST_NAMED = 5;

/**
 * Which city an extract is of.
 *
 * @param asked - By whoever imports; without it the one that draws most places: by its people, and by how near they lie.
 * @throws {ExtractError} if there is none, or the one that is asked for does not lie in the data.
 */
export function findCity({ cells, towns }: Survey, world: WorldCities, asked?: string): NamedCity {
  if (cells.length === 0)
    throw new ExtractError('The file holds no place with a name that a traveller could visit, eat or stay at.');
  const countryOf = countryFinder(world);
  const toCity = ({ names: [name = ''], at, population }: NamedTown): NamedCity => ({
    name,
    country: countryOf(at),
    population,
    at,
  });
  if (asked === undefined) {
    const cities = world.listAll().filter(({ at }) => isInData(cells, at));
    const drawing = strongest(cities, cells) ?? strongest(towns, cells);
    if (!drawing)
      throw new ExtractError('No city of 15,000 people lies in the data, and no town: name one near it with --city.');
    return 'names' in drawing ? toCity(drawing) : drawing;
  }
  const key = fold(asked.replace(/,.*/, ''));
  const namesakes = world.findByKey(key);
  const city = strongest(
    namesakes.filter(({ at }) => isInData(cells, at)),
    cells,
  );
  if (city) return city;
  const town = strongest(
    towns.filter(({ names }) => names.some((name) => fold(name) === key)),
    cells,
  );
  if (town) return toCity(town);
  const near = world.listAll().filter(({ at }) => isInData(cells, at));
  const largest = [...(near.length > 0 ? near : towns.map(toCity))].toSorted(
    (one, other) => other.population - one.population,
  );
  const names = largest.slice(0, MOST_NAMED).map(({ name }) => name);
  const trouble =
    namesakes.length === 0
      ? `No city is called ${JSON.stringify(asked)}`
      : `${JSON.stringify(asked)} does not lie in the file`;
  throw new ExtractError(`${trouble}. In the file lie: ${names.join(', ') || 'no cities that we know'}.`);
}

type Cells = Survey['cells'];

function isInData(cells: Cells, { lat, lon }: Coordinates): boolean {
  const degrees = EDGE_KM / KM_PER_DEGREE;
  return cells.some((cell) => Math.abs(cell.at.lat - lat) < degrees && distanceKm(cell.at, { lat, lon }) <= EDGE_KM);
}

/** People draw, distance weakens: a quarter of Rome is Rome, and a valley is its own town. */
function strongest<Town extends { readonly at: Coordinates; readonly population: number }>(
  towns: readonly Town[],
  cells: Cells,
): Town | undefined {
  let best: { readonly town: Town; readonly pull: number } | undefined;
  for (const town of towns) {
    const near = cells.reduce((sum, { at, count }) => sum + count / (distanceKm(at, town.at) + SOFTENING_KM) ** 2, 0);
    const pull = Math.max(town.population, FEW_PEOPLE) * near;
    if (!best || pull > best.pull) best = { town, pull };
  }
  return best?.town;
}

/** Towns of the data lie in the country of the nearest city that is known. */
function countryFinder(world: WorldCities): (at: Coordinates) => string {
  return (at) => {
    let nearest = { country: '', km: Infinity };
    for (const { country, at: there } of world.listAll()) {
      const km = distanceKm(at, there);
      if (km < nearest.km) nearest = { country, km };
    }
    return nearest.country;
  };
}
