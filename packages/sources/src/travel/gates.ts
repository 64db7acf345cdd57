import type { Coordinates, Terminal } from '@wayfarer/trip';

import type { CityFile } from '../catalogue/schema.ts';
import type { Airport } from '../gazetteer/airports.ts';
import { isInReach, toCentre } from './city-centre.ts';
import type { End } from './estimate-flight.ts';
import { findAirport, toAirportTerminal } from './find-airport.ts';

/** Where a journey starts or ends. */
export interface Stop {
  readonly name: string;
  /** `null` where nobody knows where that is. */
  readonly end: End | null;
  /** Of a city of the trip. */
  readonly id?: string;
}

/** Where one comes into the cities of a trip, and leaves them. */
export interface Gates {
  /** The usual one within an hour of the centre, a station before an airport; where none is known, the centre. */
  readonly byLand: (city: string) => readonly Terminal[];
  readonly byAir: (city: string) => readonly Terminal[];
  readonly airportOf: (stop: Stop) => Coordinates | undefined;
}

export function openGates(
  stays: readonly { readonly file: CityFile; readonly terminals: readonly Terminal[] }[],
  listAirports: () => readonly Airport[],
): Gates {
  const byAir = (city: string): readonly Terminal[] => {
    const stay = stays.find(({ file }) => file.city.id === city);
    if (!stay) return [];
    const own = stay.terminals.find(({ iata }) => iata !== undefined);
    const airport = own ? undefined : findAirport(stay.file.city.center, listAirports());
    return own ? [own] : airport ? [toAirportTerminal(stay.file, airport)] : [];
  };
  return {
    byAir,
    byLand(city) {
      const stay = stays.find(({ file }) => file.city.id === city);
      if (!stay) return [];
      const near = stay.terminals.filter(isInReach(stay.file));
      return [near.find(({ iata }) => iata === undefined) ?? near[0] ?? toCentre(stay.file)];
    },
    airportOf({ id, end }) {
      const own = id === undefined ? undefined : byAir(id)[0]?.at;
      return own ?? (end ? findAirport(end.at, listAirports())?.at : undefined);
    },
  };
}
