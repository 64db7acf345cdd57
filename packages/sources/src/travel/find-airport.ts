import { type CityId, type Coordinates, distanceKm, type Terminal } from '@wayfarer/trip';
import type { Provenance } from '@wayfarer/trip/vocabulary';

import type { CityFile } from '../catalogue/schema.ts';
import { placeIdOf } from '../catalogue/to-places.ts';
import type { Airport } from '../gazetteer/airports.ts';

/** People go this far to fly from an airport with many flights, before they take a small one (Kansai: 75 km from Kyoto). */
const NEAR_KM = 100;
/** Nobody goes further. */
const MOST_KM = 200;

const SOURCE: Provenance = { name: 'OurAirports', date: '2026-11-22', verify: true, url: 'https://ourairports.com/' };

/** The airport that people of a place fly from: the nearest large one near by, else the nearest, else a large one farther off. */
export function findAirport(at: Coordinates, airports: readonly Airport[]): Airport | undefined {
  const near = airports
    .map((airport) => ({ airport, km: distanceKm(at, airport.at) }))
    .filter(({ km }) => km <= MOST_KM)
    .toSorted((left, right) => left.km - right.km);
  const found =
    near.find(({ airport, km }) => airport.isLarge && km <= NEAR_KM) ??
    near.find(({ km }) => km <= NEAR_KM) ??
    near.find(({ airport }) => airport.isLarge);
  return found?.airport;
}

/** The airport as a point of arrival in a city whose own list has none. */
export function toAirportTerminal({ city }: CityFile, { code, name, at }: Airport): Terminal {
  return {
    kind: 'terminal',
    id: placeIdOf(city.id, `airport-${code.toLowerCase()}`),
    name,
    city: city.id as CityId,
    at,
    iata: code,
    categories: ['station'],
    hours: 'unknown',
    hoursText: 'unknown',
    indoor: null,
    stepFree: 'unknown',
    significance: 1,
    summary: null,
    source: SOURCE,
  };
}
