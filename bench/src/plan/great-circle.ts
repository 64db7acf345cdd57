/** A point on the globe, degrees. */
export interface Point {
  readonly lat: number;
  readonly lon: number;
}

const EARTH_RADIUS_KM = 6371;

/** Kilometres as the crow flies, by the spherical law of cosines. */
export function kmBetween(from: Point, to: Point): number {
  const [lat1, lon1, lat2, lon2] = [from.lat, from.lon, to.lat, to.lon].map((degrees) => (degrees * Math.PI) / 180) as [
    number,
    number,
    number,
    number,
  ];
  const cosine = Math.sin(lat1) * Math.sin(lat2) + Math.cos(lat1) * Math.cos(lat2) * Math.cos(lon1 - lon2);
  return EARTH_RADIUS_KM * Math.acos(Math.min(1, cosine));
}
