import type { Ride } from './ride.ts';

/** Flights over more than so many kilometres ask for more time at both airports (ours; most of them are intercontinental). */
const LONG_HAUL_KM = 3500;

/** Minutes that a journey takes before it leaves and after it has arrived. */
export interface JourneyMargins {
  /** So long before it leaves one is at the airport, or on the platform. */
  readonly before: number;
  /** So long after its arrival one leaves the airport, or the station. */
  readonly after: number;
}

/** Two hours before a flight and 45 minutes after it, three hours and one over long distances; a quarter of an hour with anything else (ours). */
export function marginsOf({ mode, km }: Pick<Ride, 'mode' | 'km'>): JourneyMargins {
  if (mode !== 'flight') return { before: 15, after: 15 };
  return km > LONG_HAUL_KM ? { before: 180, after: 60 } : { before: 120, after: 45 };
}
