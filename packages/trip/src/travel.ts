import type { Coordinates } from './geography.ts';
import { distanceKm } from './geography.ts';

export const TRAVEL_MODES = ['walk', 'transit', 'drive', 'train', 'flight', 'bus', 'ferry'] as const;
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
export const WALK_KMH = 4.5;
export const RIDE_KMH = 20;
export const RIDE_WAIT_MINUTES = 6;
export const DETOUR = 1.3;
/** Up to this distance along the way a leg is always walked. */
export const LONGEST_WALK_KM = 1.5;
/** No leg inside a day is longer. */
export const LONGEST_LEG_MINUTES = 60;

/** How fast one gets on in a city, where no routing engine has answered. */
export interface TravelFigures {
  /** The way divided by the distance as the crow flies. */
  readonly detour: number;
  readonly walkKmh: number;
  readonly rideKmh: number;
  readonly rideWaitMinutes: number;
  /** Of a ride, what lies beyond so many kilometres along the way is ridden faster; `null` where it is not. */
  readonly far: { readonly fromKm: number; readonly kmh: number } | null;
}

/** Of a city about which nothing was gathered: the same everywhere. */
export const USUAL_FIGURES: TravelFigures = {
  detour: DETOUR,
  walkKmh: WALK_KMH,
  rideKmh: RIDE_KMH,
  rideWaitMinutes: RIDE_WAIT_MINUTES,
  far: null,
};

/**
 * Travel without a routing provider: great circle × detour at one speed for each mode, labelled an estimate.
 * A leg up to 1.5 km is walked, which takes 20 minutes; a longer one is ridden, which is faster from there on.
 */
export function estimateTravel(from: Coordinates, to: Coordinates): Travel {
  return estimateWith(USUAL_FIGURES, from, to);
}

/** The same with the figures of a city. */
export function estimateWith(figures: TravelFigures, from: Coordinates, to: Coordinates): Travel {
  const km = distanceKm(from, to) * figures.detour;
  const rounded = Math.round(km * 10) / 10;
  if (km <= LONGEST_WALK_KM) {
    return { mode: 'walk', minutes: Math.ceil((km / figures.walkKmh) * 60), km: rounded, estimate: true };
  }
  return { mode: 'transit', minutes: rideMinutes(figures, km), km: rounded, estimate: true };
}

/** Whole minutes of a ride of so many kilometres along the way, with the wait for it. */
export function rideMinutes({ rideKmh, rideWaitMinutes, far }: TravelFigures, km: number): number {
  const near = far ? Math.min(km, far.fromKm) : km;
  const fast = far ? ((km - near) / far.kmh) * 60 : 0;
  return Math.ceil((near / rideKmh) * 60 + fast + rideWaitMinutes);
}

/**
 * Answers for any two places of a trip. Known routes come from the facts gathered for the trip; what they do not
 * hold is estimated, and says so.
 */
export type TravelBetween = (from: Coordinates, to: Coordinates) => Travel;
