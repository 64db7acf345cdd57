import type { Feature, FeatureCollection, MultiLineString, Position } from 'geojson';

/**
 * Polygons that cross the 180th meridian as flat maps can draw them: each ring goes on beyond 180° instead of jumping to
 * the other edge. A ring around a pole is led along the edge of the map.
 */
export function unwrapPolygons(collection: FeatureCollection): FeatureCollection {
  return { ...collection, features: collection.features.map(unwrapFeature) };
}

function unwrapFeature(feature: Feature): Feature {
  const { geometry } = feature;
  if (geometry.type === 'Polygon')
    return { ...feature, geometry: { ...geometry, coordinates: unwrapRings(geometry.coordinates) } };
  if (geometry.type === 'MultiPolygon')
    return { ...feature, geometry: { ...geometry, coordinates: geometry.coordinates.map(unwrapRings) } };
  return feature;
}

function unwrapRings(rings: readonly Position[][]): Position[][] {
  return rings.map(unwrapRing);
}

function unwrapRing(ring: readonly Position[]): Position[] {
  let turn = 0;
  const [first] = ring;
  const points = ring.map(([lon = 0, lat = 0], index): Position => {
    const before = ring[index - 1]?.[0] ?? lon;
    if (lon - before > 180) turn -= 360;
    if (before - lon > 180) turn += 360;
    return [lon + turn, lat];
  });
  const last = points.at(-1);
  if (!first || !last || turn === 0) return points;
  const pole = (last[1] ?? 0) < 0 ? -90 : 90;
  return [...points, [last[0] ?? 0, pole], [first[0] ?? 0, pole], [...first]];
}

/** Lines without what runs along the 180th meridian or leaps from one edge of the map to the other: nobody's border. */
export function dropMeridian(lines: MultiLineString): MultiLineString {
  return { ...lines, coordinates: lines.coordinates.flatMap(splitAtMeridian) };
}

function splitAtMeridian(line: readonly Position[]): Position[][] {
  const pieces: Position[][] = [];
  for (const [index, point] of line.entries()) {
    const before = line[index - 1];
    if (!before || isAcross(before, point)) pieces.push([]);
    pieces.at(-1)?.push(point);
  }
  return pieces.filter((piece) => piece.length > 1);
}

function isAcross([from = 0]: Position, [to = 0]: Position): boolean {
  return Math.abs(to - from) > 180 || (Math.abs(from) > EDGE && Math.abs(to) > EDGE);
}

const EDGE = 179.99;
