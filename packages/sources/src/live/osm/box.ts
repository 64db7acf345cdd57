import type { Coordinates } from '@wayfarer/trip';

/** `west` is greater than `east` where the box lies on both sides of the 180th meridian. */
export interface Box {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

const KM_PER_DEGREE = 111.2;
/** Beyond, degrees of longitude are too narrow to say anything. */
const MOST_LATITUDE = 89;

/** The box whose sides are `radiusKm` from the centre; five decimals are a metre. */
export function boxAround({ lat, lon }: Coordinates, radiusKm: number): Box {
  const high = radiusKm / KM_PER_DEGREE;
  const wide = high / Math.cos((Math.min(Math.abs(lat), MOST_LATITUDE) * Math.PI) / 180);
  return {
    south: round(Math.max(-90, lat - high)),
    west: round(wrap(lon - wide)),
    north: round(Math.min(90, lat + high)),
    east: round(wrap(lon + wide)),
  };
}

/** Two boxes for one across the 180th meridian, for those who know none. */
export function splitBox(box: Box): readonly Box[] {
  if (box.west < box.east) return [box];
  return [
    { ...box, east: 180 },
    { ...box, west: -180 },
  ];
}

function wrap(lon: number): number {
  if (lon < -180) return lon + 360;
  return lon > 180 ? lon - 360 : lon;
}

function round(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}
