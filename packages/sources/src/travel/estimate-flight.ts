import { type Coordinates, distanceKm } from '@wayfarer/trip';
import type { Ride } from '@wayfarer/trip/costs';

/** A city that one leaves or goes to. */
export interface End {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly at: Coordinates;
}

/** From here on most people fly; below, trains, buses and cars differ too much from country to country to be guessed (ours). */
const SHORTEST_FLIGHT_KM = 680;
/** Across the sea there is no train: one flies from here on (ours). */
const SHORTEST_FLIGHT_OVER_SEA_KM = 150;
/** Between gates: at 800 km an hour along the great circle, with half an hour for taxiing, climbing and landing (ours). */
const CRUISE_KMH = 800;
const GROUND_MINUTES = 30;
/** Over land, from door to door: a way a quarter longer than the great circle at 90 km an hour, and half an hour to set out and get in (ours). */
const LAND_DETOUR = 1.25;
const LAND_KMH = 90;
/** On roads, with short stops and the way through both towns (ours). */
const ROAD_KMH = 75;
const LAND_SETTING_OUT_MINUTES = 30;
const LAND_ROUNDED_TO_MINUTES = 15;
/** No timetable has odd minutes for a way this uncertain. */
const ROUNDED_TO_MINUTES = 5;

/** Countries that no road or railway leads to; where two share an island, or a bridge or tunnel leads there, see below. */
const ISLANDS: ReadonlySet<string> = new Set(
  'AU BB BS CU CV CY FJ GB IE IS JM JP KM LC LK MG MT MU MV NZ PF PH PR SC ST TT TW'.split(' '),
);
/** Trains go through the tunnel. */
const BY_TUNNEL: ReadonlySet<string> = new Set(['BE', 'FR', 'NL']);

/** Whether one is taken to fly where no fare row says how one goes. */
export function isFlown(from: End, to: End): boolean {
  const km = distanceKm(from.at, to.at);
  return km > SHORTEST_FLIGHT_KM || (km > SHORTEST_FLIGHT_OVER_SEA_KM && isAcrossSea(from.country, to.country));
}

/** Nobody flies shorter ways, and no estimate is worth one (ours). */
const SHORTEST_FLIGHT_WORTH_NAMING_KM = 250;
/** Farther than that nobody goes over land who has not said so: the road may end at a border or a sea (ours). */
const LONGEST_WAY_OVER_LAND_KM = 1500;

/** Whether a flight is one of the ways that are worth naming. */
export function isFar(from: End, to: End): boolean {
  return distanceKm(from.at, to.at) >= SHORTEST_FLIGHT_WORTH_NAMING_KM || isFlown(from, to);
}

/** Whether a way over land is one of them. */
export function isByLand(from: End, to: End): boolean {
  return distanceKm(from.at, to.at) <= LONGEST_WAY_OVER_LAND_KM && !isAcrossSea(from.country, to.country);
}

function isAcrossSea(from: string, to: string): boolean {
  if (from === to) return false;
  if ((from === 'GB' && BY_TUNNEL.has(to)) || (to === 'GB' && BY_TUNNEL.has(from))) return false;
  return ISLANDS.has(from) || ISLANDS.has(to);
}

/** A flight straight from airport to airport. What it costs, and whether one changes planes, nobody knows. */
export function estimateFlight(
  from: Coordinates,
  to: Coordinates,
): Pick<Ride, 'mode' | 'minutes' | 'km' | 'fare' | 'source'> {
  const km = Math.round(distanceKm(from, to));
  const minutes = (km / CRUISE_KMH) * 60 + GROUND_MINUTES;
  return {
    mode: 'flight',
    minutes: Math.ceil(minutes / ROUNDED_TO_MINUTES) * ROUNDED_TO_MINUTES,
    km,
    fare: null,
    source: { name: 'estimate by the distance between the airports', date: '2026-11-22', verify: true },
  };
}

/** By train, bus or car: which of them is the way to go there, and what it costs, nobody knows. */
export function estimateOverLand(
  from: Coordinates,
  to: Coordinates,
): Pick<Ride, 'mode' | 'minutes' | 'km' | 'fare' | 'source'> {
  const km = Math.round(distanceKm(from, to) * LAND_DETOUR);
  const minutes = (km / LAND_KMH) * 60 + LAND_SETTING_OUT_MINUTES;
  return {
    mode: 'transit',
    minutes: Math.ceil(minutes / LAND_ROUNDED_TO_MINUTES) * LAND_ROUNDED_TO_MINUTES,
    km,
    fare: null,
    source: { name: 'estimate by the distance over land', date: '2026-11-23', verify: true },
  };
}

/** By a car of one's own, from door to door. What it costs depends on the car, so nobody knows. */
export function estimateDrive(
  from: Coordinates,
  to: Coordinates,
): Pick<Ride, 'mode' | 'minutes' | 'km' | 'fare' | 'source'> {
  const km = Math.round(distanceKm(from, to) * LAND_DETOUR);
  const minutes = (km / ROAD_KMH) * 60;
  return {
    mode: 'drive',
    minutes: Math.ceil(minutes / LAND_ROUNDED_TO_MINUTES) * LAND_ROUNDED_TO_MINUTES,
    km,
    fare: null,
    source: { name: 'estimate by the distance over land', date: '2026-11-23', verify: true },
  };
}
