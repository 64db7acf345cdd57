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

/** Whether a point lies in the box or on its side. */
export function isWithin({ lat, lon }: Coordinates, { south, west, north, east }: Box): boolean {
  return lat >= south && lat <= north && (west < east ? lon >= west && lon <= east : lon >= west || lon <= east);
}

/** The box with a margin: `share` of its height and width on each side. */
export function widen({ south, west, north, east }: Box, share: number): Box {
  const [height, width] = [(north - south) * share, ((east - west + 360) % 360) * share];
  return {
    south: Math.max(-90, south - height),
    west: wrap(west - width),
    north: Math.min(90, north + height),
    east: wrap(east + width),
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
