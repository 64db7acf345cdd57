/** `west, south, east, north`, in degrees. */
export type Box = readonly [west: number, south: number, east: number, north: number];

export interface Point {
  readonly lat: number;
  readonly lon: number;
}

/** Size of a map of a day; its unit becomes a pixel on a screen and a quarter of a millimetre on paper. */
export const MAP_WIDTH = 720;
export const MAP_HEIGHT = 300;

/** Kilometres of a degree of latitude. */
const KM_PER_DEGREE = 111.2;

/** No map shows less: a street needs its surroundings. */
const LEAST_KM = 1.2;

/** So much of the span lies free around the outermost points. */
const MARGIN = 0.12;

/** Degrees to the pixels of one map. North is up; distances are right in the middle of it. */
export interface Projection {
  readonly box: Box;
  readonly kmPerPixel: number;
  readonly toPixels: (point: Point) => readonly [x: number, y: number];
}

/** The smallest map of that shape which holds all points; there is at least one. */
export function projectAround(points: readonly Point[]): Projection {
  const [lats, lons] = [points.map(({ lat }) => lat), points.map(({ lon }) => lon)];
  const [south, north, west, east] = [Math.min(...lats), Math.max(...lats), Math.min(...lons), Math.max(...lons)];
  const middle = { lat: (south + north) / 2, lon: (west + east) / 2 };
  const kmPerLon = KM_PER_DEGREE * Math.cos((middle.lat * Math.PI) / 180);
  const wide = Math.max((east - west) * kmPerLon, LEAST_KM) * (1 + 2 * MARGIN);
  const high = Math.max((north - south) * KM_PER_DEGREE, (LEAST_KM * MAP_HEIGHT) / MAP_WIDTH) * (1 + 2 * MARGIN);
  const kmPerPixel = Math.max(wide / MAP_WIDTH, high / MAP_HEIGHT);
  const [halfLon, halfLat] = [(kmPerPixel * MAP_WIDTH) / 2 / kmPerLon, (kmPerPixel * MAP_HEIGHT) / 2 / KM_PER_DEGREE];
  return {
    box: [middle.lon - halfLon, middle.lat - halfLat, middle.lon + halfLon, middle.lat + halfLat],
    kmPerPixel,
    toPixels: ({ lat, lon }) => [
      MAP_WIDTH / 2 + ((lon - middle.lon) * kmPerLon) / kmPerPixel,
      MAP_HEIGHT / 2 - ((lat - middle.lat) * KM_PER_DEGREE) / kmPerPixel,
    ],
  };
}

/** The longest round distance that is at most a quarter of the map wide. */
export function scaleOf({ kmPerPixel }: Projection): { readonly km: number; readonly pixels: number } {
  const most = (MAP_WIDTH / 4) * kmPerPixel;
  const power = 10 ** Math.floor(Math.log10(most));
  const km = [5, 2, 1].map((step) => step * power).find((round) => round <= most) ?? power;
  return { km, pixels: km / kmPerPixel };
}
