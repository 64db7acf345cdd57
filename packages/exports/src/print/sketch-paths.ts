import { toOneLine } from '../plain-text.ts';
import { escapeXml } from '../xml.ts';
import { type Box, MAP_HEIGHT, MAP_WIDTH, type Projection } from './projection.ts';

/** A drawn map of a city: GeoJSON of which `properties.kind` says what each feature draws. */
export interface DrawnMap {
  readonly features: readonly unknown[];
  /** Whom to name for it; a map without is a schematic one. */
  readonly attribution?: string | undefined;
  /** When what it shows was so. */
  readonly date?: string | undefined;
}

/** How each kind of thing in a sketch is drawn, from the ground up. A kind that is missing is not drawn. */
const KINDS: readonly { readonly kind: string; readonly isArea: boolean }[] = [
  { kind: 'hill', isArea: true },
  { kind: 'park', isArea: true },
  { kind: 'water', isArea: true },
  { kind: 'coast', isArea: false },
  { kind: 'river', isArea: false },
  { kind: 'street', isArea: false },
  { kind: 'road', isArea: false },
  { kind: 'line', isArea: false },
];

/** Points of a line that lie closer than this are one, in pixels. */
const FINEST = 1;

/** The streets, parks and waters of a sketch as far as they lie on a map: elements of SVG. */
export function drawSketch(sketch: DrawnMap, projection: Projection): string[] {
  const features = sketch.features.map(readFeature).filter((feature) => feature !== undefined);
  const drawn = KINDS.flatMap(({ kind, isArea }) => {
    const path = features
      .filter((feature) => feature.kind === kind)
      .flatMap(({ lines }) => lines)
      .filter((line) => touches(line, projection.box))
      .map((line) => toPath(line, projection, isArea))
      .join('');
    return path === '' ? [] : [`<path class="map-${kind}" d="${path}"/>`];
  });
  return [...drawn, ...features.flatMap((feature) => drawName(feature, projection))];
}

type Position = readonly [lon: number, lat: number];

interface Feature {
  readonly kind: string;
  readonly name: string | undefined;
  /** Outlines and lines alike. */
  readonly lines: readonly (readonly Position[])[];
  readonly point: Position | undefined;
}

/** A sketch may come from any file: whatever is not as it should be is not drawn. */
function readFeature(feature: unknown): Feature | undefined {
  const { properties, geometry } = (feature ?? {}) as {
    readonly properties?: { readonly kind?: unknown; readonly name?: unknown };
    readonly geometry?: { readonly type?: unknown; readonly coordinates?: unknown };
  };
  if (typeof properties?.kind !== 'string' || !geometry) return undefined;
  const { kind, name } = properties;
  const about = { kind, name: typeof name === 'string' ? name : undefined };
  if (geometry.type === 'Point') {
    return { ...about, lines: [], point: isPosition(geometry.coordinates) ? geometry.coordinates : undefined };
  }
  return { ...about, lines: listLines(geometry.coordinates), point: undefined };
}

/** Every list of positions, however deep it lies. */
function listLines(coordinates: unknown): (readonly Position[])[] {
  if (!Array.isArray(coordinates)) return [];
  const positions = coordinates.filter(isPosition);
  if (positions.length > 1) return [positions];
  return coordinates.flatMap(listLines);
}

function isPosition(value: unknown): value is Position {
  return Array.isArray(value) && Number.isFinite(value[0]) && Number.isFinite(value[1]);
}

function touches(line: readonly Position[], [west, south, east, north]: Box): boolean {
  const [lons, lats] = [line.map(([lon]) => lon), line.map(([, lat]) => lat)];
  const isBeside = Math.max(...lons) < west || Math.min(...lons) > east;
  return !isBeside && Math.max(...lats) >= south && Math.min(...lats) <= north;
}

function toPath(line: readonly Position[], { toPixels }: Projection, isArea: boolean): string {
  let last: readonly [number, number] | undefined;
  const steps = line.flatMap(([lon, lat], index) => {
    const point = toPixels({ lat, lon });
    const isNear = last && Math.hypot(point[0] - last[0], point[1] - last[1]) < FINEST;
    if (isNear && index < line.length - 1) return [];
    const step = `${last ? 'L' : 'M'}${point.map((value) => value.toFixed(1)).join(' ')}`;
    last = point;
    return [step];
  });
  return `${steps.join('')}${isArea ? 'Z' : ''}`;
}

/** Names of districts alone: any more would hide the plan. */
function drawName({ kind, name, point }: Feature, { toPixels }: Projection): string[] {
  if (kind !== 'district' || name === undefined || !point) return [];
  const [x, y] = toPixels({ lon: point[0], lat: point[1] });
  if (x < 0 || x > MAP_WIDTH || y < 0 || y > MAP_HEIGHT) return [];
  return [`<text class="map-district" x="${x.toFixed(1)}" y="${y.toFixed(1)}">${escapeXml(toOneLine(name))}</text>`];
}
