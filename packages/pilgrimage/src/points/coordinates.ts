import type { Coordinates } from '@wayfarer/trip';

import type { LatitudeLongitude } from '../session.ts';

/** As the rest of the house writes it. */
export function toCoordinates({
  coordinates: { latitude, longitude },
}: {
  readonly coordinates: LatitudeLongitude;
}): Coordinates {
  return { lat: latitude, lon: longitude };
}

/** Where Japan is, with its islands (SEED_DETAILS D2): what lies outside is a mistake of whoever wrote it. */
const JAPAN = { south: 24, north: 46, west: 122, east: 154 };

export function isInJapan({ lat, lon }: Coordinates): boolean {
  return lat >= JAPAN.south && lat <= JAPAN.north && lon >= JAPAN.west && lon <= JAPAN.east;
}
