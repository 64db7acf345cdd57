import { type CityId, type Terminal, travelOf } from '@wayfarer/trip';
import { LONGEST_LEG_MINUTES } from '@wayfarer/trip/limits';

import type { CityFile } from '../catalogue/schema.ts';
import { placeIdOf } from '../catalogue/to-places.ts';
import { figuresOf } from './figures-of.ts';

/** Whether one gets there from the middle of the town as fast as a way inside a day may last, on the ground of that town. */
export function isInReach(file: CityFile): (terminal: Terminal) => boolean {
  const { id, center } = file.city;
  const travel = { cities: { [id]: figuresOf(file) }, routes: [] };
  return (terminal) => travelOf({ places: [terminal], travel })(center, terminal.at).minutes <= LONGEST_LEG_MINUTES;
}

/** Where no station is known one arrives somewhere all the same: in the middle of the town. */
export function toCentre({ city, source }: CityFile): Terminal {
  return {
    kind: 'terminal',
    id: centreIdOf(city.id),
    name: `The centre of ${city.name}`,
    city: city.id as CityId,
    at: { lat: city.center.lat, lon: city.center.lon },
    categories: ['station'],
    hours: 'unknown',
    hoursText: 'unknown',
    indoor: null,
    stepFree: 'unknown',
    significance: 1,
    summary: null,
    source,
  };
}

/** Says so where the centre stands for a station: one sentence, or none. */
export function describeCentre(file: CityFile, terminals: readonly Terminal[]): readonly string[] {
  const { id, name } = file.city;
  const own = terminals.filter(({ city }) => city === id);
  if (!own.some((terminal) => terminal.id === centreIdOf(id))) return [];
  const hasAirport = own.filter(isInReach(file)).some(({ iata }) => iata !== undefined);
  const missing = hasAirport ? 'station' : 'station or airport';
  return [
    `No ${missing} within an hour of the centre of ${name} is known: where one is needed, the centre stands for it.`,
  ];
}

function centreIdOf(city: string): Terminal['id'] {
  return placeIdOf(city, 'city-centre');
}
