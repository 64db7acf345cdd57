import { InvalidStationError } from '../errors.ts';
import type { StationsPort } from '../ports/index.ts';
import { flow, told } from './flow.ts';

/** Finds the station; of namesakes the one that a traveller means unless they say otherwise, which is the first of the index. */
export function locationSearchStep(stations: Pick<StationsPort, 'find' | 'suggest'>) {
  return flow.step({
    name: 'LocationSearchAgent',
    reads: ['location', 'request'],
    writes: ['station', 'user_coordinates', 'search_radius_km'],
    run: ({ location, request }) =>
      told(() => {
        if (location === null) throw InvalidStationError.missing();
        const [station] = stations.find(location);
        if (!station) throw InvalidStationError.unknown(location, stations.suggest(location));
        return { station, user_coordinates: station.coordinates, search_radius_km: request.radius_km };
      }),
  });
}
