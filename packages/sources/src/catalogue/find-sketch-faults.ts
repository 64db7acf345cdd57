import { z } from 'zod';

import { type CatalogueText, type Fault, faultAt, parseFile } from './parse.ts';
import type { CityFacts } from './schema.ts';

type Bounds = CityFacts['bounds'];

const KINDS = ['river', 'water', 'coast', 'park', 'line', 'rail', 'road', 'street', 'hill', 'district'] as const;

/** A point may leave the bounds by this share of their width or height, as a river does that comes from outside. */
const MARGIN = 0.5;

/** Longitude first, as in all GeoJSON. */
const point = z.tuple([z.number(), z.number()]).rest(z.number());

const featureSchema = z
  .object({
    type: z.literal('Feature'),
    properties: z.object({ kind: z.enum(KINDS), name: z.string().optional() }),
    geometry: z.discriminatedUnion('type', [
      z.object({ type: z.literal('Point'), coordinates: point }),
      z.object({ type: z.literal('LineString'), coordinates: z.array(point).min(2) }),
      z.object({ type: z.literal('MultiLineString'), coordinates: z.array(z.array(point).min(2)) }),
      z.object({ type: z.literal('Polygon'), coordinates: z.array(z.array(point).min(4)) }),
      z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(z.array(point).min(4))) }),
    ]),
  })
  .refine(
    ({ properties, geometry }) =>
      properties.kind !== 'district' || (geometry.type === 'Point' && properties.name !== undefined),
    {
      error: 'expected a district to be a point with a name',
    },
  );

const sketchSchema = z.object({ type: z.literal('FeatureCollection'), features: z.array(featureSchema) });

/** What is wrong with a schematic map. @param bounds - Those of its city; `undefined` when there is none. */
export function findSketchFaults(file: CatalogueText, bounds: Bounds | undefined): readonly Fault[] {
  const parsed = parseFile(file, sketchSchema);
  if (!parsed.ok) return parsed.faults;
  if (!bounds) return [{ file: file.name, path: '', message: 'expected a city file without faults beside it' }];
  return parsed.value.features.flatMap(({ geometry }, index) => {
    const outside = listPoints(geometry.coordinates).find(([lon, lat]) => !isNear(bounds, lat, lon));
    if (!outside) return [];
    const message = `expected points near the bounds of the city, longitude first, got [${outside.join(', ')}]`;
    return [faultAt(file, ['features', index], message)];
  });
}

type Nested = readonly number[] | readonly Nested[];

function listPoints(coordinates: Nested): readonly (readonly [number, number])[] {
  const [first, second] = coordinates;
  if (typeof first === 'number' && typeof second === 'number') return [[first, second]];
  return (coordinates as readonly Nested[]).flatMap(listPoints);
}

function isNear({ south, west, north, east }: Bounds, lat: number, lon: number): boolean {
  const [height, width] = [(north - south) * MARGIN, (east - west) * MARGIN];
  return lat >= south - height && lat <= north + height && lon >= west - width && lon <= east + width;
}
