import type { WantedCity } from '@wayfarer/planner/ports';
import { distanceKm } from '@wayfarer/trip';

import { fold } from '../../gazetteer/fold.ts';
import type { WorldCities } from '../../gazetteer/world-cities.ts';

/** Two sources may put the middle of one city so far apart. */
const SAME_CITY_KM = 30;

/** How many people live in a city; `null` for towns that the gazetteer leaves out. */
export function findPopulation(world: WorldCities, { name, country, at }: WantedCity): number | null {
  const namesakes = world.findByKey(fold(name)).filter((city) => city.country === country);
  return namesakes.find((city) => distanceKm(city.at, at) <= SAME_CITY_KM)?.population ?? null;
}
