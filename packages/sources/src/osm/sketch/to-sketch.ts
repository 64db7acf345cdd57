import type { Sketch } from '../../catalogue/load.ts';
import type { CityFacts, CityFileText } from '../../catalogue/schema.ts';
import { areaM2, isInside, isRing, type Path } from '../geometry.ts';
import { clipLine, clipRing } from './clip.ts';
import { simplify } from './simplify.ts';
import type { Layer } from './sketch-layer.ts';

/** Something to draw: a line, or outer rings with the holes in them. */
export interface Shape {
  readonly layer: Layer;
  readonly name: string | undefined;
  readonly outer: readonly Path[];
  readonly inner: readonly Path[];
}

/** As text, not packed: a browser holds it whole. */
const MOST_BYTES = 400_000;
/** Points nearer to a line than so many metres are left out; the coarser ones where there is not room for all. */
const TOLERANCES = [4, 10, 25] as const;
const LEAST_AREA_M2 = 800;
/** Smaller ones are not worth their name on a map of a city. */
const NAMED_AREA_M2 = 20_000;
const DIGITS = 1e5;

interface Feature {
  readonly type: 'Feature';
  readonly properties: { readonly kind: string; readonly name?: string };
  readonly geometry: { readonly type: string; readonly coordinates: unknown };
}

interface SketchOptions {
  readonly bounds: CityFacts['bounds'];
  /** ISO date of the data. */
  readonly date: string;
  readonly districts: readonly { readonly name: string; readonly lat: number; readonly lon: number }[];
}

/** The map of a city file; `null` where nothing but its districts could be drawn. */
export function drawCity(
  shapes: readonly Shape[],
  { city: { bounds, districts = [] }, source: { date } }: CityFileText,
): { readonly sketch: Sketch | null; readonly leftOut: readonly string[] } {
  const { sketch, leftOut } = toSketch(shapes, { bounds, date, districts });
  return { sketch: sketch.features.length > districts.length ? sketch : null, leftOut };
}

/** The map of a city from real lines and areas; layers for which there is no room are left out whole. */
function toSketch(
  shapes: readonly Shape[],
  { bounds, date, districts }: SketchOptions,
): { readonly sketch: Sketch; readonly leftOut: readonly string[] } {
  const layers = [...new Set(shapes.map(({ layer }) => layer))].toSorted((one, other) => one.order - other.order);
  const features: Feature[] = districts.map(({ name, lat, lon }) => ({
    type: 'Feature',
    properties: { kind: 'district', name },
    geometry: { type: 'Point', coordinates: toPoint({ lat, lon }) },
  }));
  const leftOut: string[] = [];
  let room = MOST_BYTES - sizeOf(features);
  for (const layer of layers) {
    const own = shapes.filter((shape) => shape.layer === layer);
    const drawn = TOLERANCES.map((tolerance) => () => drawLayer(own, { bounds, tolerance }));
    const fitting = firstThat(drawn, (candidate) => sizeOf(candidate) <= room);
    if (!fitting) {
      leftOut.push(layer.kind);
      continue;
    }
    features.push(...fitting);
    room -= sizeOf(fitting);
  }
  return {
    sketch: { type: 'FeatureCollection', attribution: '© OpenStreetMap contributors', date, features },
    leftOut,
  };
}

function firstThat<Value>(makers: readonly (() => Value)[], holds: (value: Value) => boolean): Value | undefined {
  for (const make of makers) {
    const value = make();
    if (holds(value)) return value;
  }
  return undefined;
}

interface Drawing {
  readonly bounds: CityFacts['bounds'];
  readonly tolerance: number;
}

/** Large areas one by one with their names, everything else of the layer as one feature. */
function drawLayer(shapes: readonly Shape[], drawing: Drawing): readonly Feature[] {
  const [first] = shapes;
  if (!first) return [];
  const { kind } = first.layer;
  if (!first.layer.isArea) {
    const lines = shapes.flatMap(({ outer }) => outer.flatMap((path) => drawLine(path, drawing)));
    return lines.length === 0 ? [] : [feature({ kind }, 'MultiLineString', lines)];
  }
  const areas = shapes.flatMap((shape) => drawArea(shape, drawing).map((area) => ({ ...area, name: shape.name })));
  const named = areas.filter(({ name, size }) => name !== undefined && size >= NAMED_AREA_M2);
  const rest = areas.filter((area) => !named.includes(area)).map(({ rings }) => rings);
  return [
    ...named.map(({ rings, name }) => feature({ kind, ...(name !== undefined && { name }) }, 'Polygon', rings)),
    ...(rest.length === 0 ? [] : [feature({ kind }, 'MultiPolygon', rest)]),
  ];
}

function drawLine(path: Path, { bounds, tolerance }: Drawing): readonly (readonly Point[])[] {
  return clipLine(path, bounds)
    .map((piece) => toPoints(simplify(piece, tolerance)))
    .filter((points) => points.length >= 2);
}

function drawArea(
  { outer, inner }: Shape,
  { bounds, tolerance }: Drawing,
): readonly { readonly rings: readonly (readonly Point[])[]; readonly size: number }[] {
  return outer.flatMap((ring) => {
    const clipped = clipRing(ring, bounds);
    const size = areaM2(clipped);
    const shore = drawRing(clipped, tolerance);
    if (size < LEAST_AREA_M2 || !shore) return [];
    const holes = inner
      .filter((hole) => hole[0] !== undefined && isInside(hole[0], ring) && areaM2(hole) >= LEAST_AREA_M2)
      .flatMap((hole) => {
        const drawn = drawRing(clipRing(hole, bounds), tolerance);
        return drawn ? [drawn] : [];
      });
    return [{ rings: [shore, ...holes], size }];
  });
}

/** A ring cannot be thinned out as a line: both its ends are the same point. */
function drawRing(ring: Path, tolerance: number): readonly Point[] | undefined {
  if (!isRing(ring)) return undefined;
  const half = Math.floor(ring.length / 2);
  const thin = [...simplify(ring.slice(0, half + 1), tolerance), ...simplify(ring.slice(half), tolerance).slice(1)];
  const points = toPoints(thin);
  return points.length >= 4 ? points : undefined;
}

type Point = readonly [number, number];

function toPoint({ lat, lon }: { readonly lat: number; readonly lon: number }): Point {
  return [Math.round(lon * DIGITS) / DIGITS, Math.round(lat * DIGITS) / DIGITS];
}

function toPoints(path: Path): readonly Point[] {
  return path
    .map(toPoint)
    .filter((point, index, all) => index === 0 || point[0] !== all[index - 1]?.[0] || point[1] !== all[index - 1]?.[1]);
}

function feature(properties: Feature['properties'], type: string, coordinates: unknown): Feature {
  return { type: 'Feature', properties, geometry: { type, coordinates } };
}

function sizeOf(features: readonly Feature[]): number {
  return Buffer.byteLength(JSON.stringify(features));
}
