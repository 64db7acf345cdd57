import type { Coordinates } from './geography.ts';
import { distanceKm } from './geography.ts';

export const TRAVEL_MODES = ['walk', 'transit', 'drive', 'train', 'flight', 'bus'] as const;
export type TravelMode = (typeof TRAVEL_MODES)[number];

/** How to get from one point to the next. */
export interface Travel {
  readonly mode: TravelMode;
  /** Whole minutes, rounded up. */
  readonly minutes: number;
  /** Along the way, not as the crow flies; one decimal. */
  readonly km: number;
  /** True unless a routing provider answered. */
  readonly estimate: boolean;
}

/** Source of the five constants: SEED_DETAILS E, rows "walking" and "longest leg". */
const WALK_KMH = 4.5;
const RIDE_KMH = 20;
const RIDE_WAIT_MINUTES = 6;
const DETOUR = 1.3;
/** Up to this distance along the way a leg is always walked. */
const LONGEST_WALK_KM = 1.5;
/** No leg inside a day is longer. */
export const LONGEST_LEG_MINUTES = 60;

/**
 * Travel without a routing provider: great circle × detour at one speed for each mode, labelled an estimate.
 * A leg up to 1.5 km is walked, which takes 20 minutes; a longer one is ridden, which is faster from there on.
 */
export function estimateTravel(from: Coordinates, to: Coordinates): Travel {
  const km = distanceKm(from, to) * DETOUR;
  const walk = Math.ceil((km / WALK_KMH) * 60);
  const ride = Math.ceil((km / RIDE_KMH) * 60 + RIDE_WAIT_MINUTES);
  const rounded = Math.round(km * 10) / 10;
  if (km <= LONGEST_WALK_KM) return { mode: 'walk', minutes: walk, km: rounded, estimate: true };
  return { mode: 'transit', minutes: ride, km: rounded, estimate: true };
}

/**
 * Answers for any two places of a trip. Known routes come from the facts gathered for the trip; what they do not
 * hold is estimated, and says so.
 */
export type TravelBetween = (from: Coordinates, to: Coordinates) => Travel;
