import { describe, expect, it } from 'vitest';

import { findSketchFaults } from './find-sketch-faults.ts';
import { formatFault } from './parse.ts';

const BOUNDS = { south: 53.2, west: -6.4, north: 53.4, east: -6 };

function faultsOf(feature: object, bounds: typeof BOUNDS | undefined = BOUNDS): readonly string[] {
  const text = JSON.stringify({ type: 'FeatureCollection', features: [{ type: 'Feature', ...feature }] });
  return findSketchFaults({ name: 'x.sketch.json', text }, bounds).map(formatFault);
}
const line = (...coordinates: number[][]) => ({
  properties: { kind: 'river' },
  geometry: { type: 'LineString', coordinates },
});

describe('checking a sketch', () => {
  it('lets a river come from outside', () => {
    expect(faultsOf(line([-6.5, 53.3], [-6.2, 53.3]))).toEqual([]);
  });

  it('finds what leaves the bounds by far, as when latitude stands first', () => {
    expect(faultsOf(line([53.3, -6.2], [53.3, -6.1]))).toEqual([
      'x.sketch.json:1 at features.0: expected points near the bounds of the city, longitude first, got [53.3, -6.2]',
    ]);
  });

  it('looks at every ring of a polygon', () => {
    const ring = [
      [-6.2, 53.3],
      [-6.1, 53.3],
      [-6.1, 53.35],
      [-6.2, 53.3],
    ];
    const polygon = (far: number[]) => ({
      properties: { kind: 'park' },
      geometry: { type: 'Polygon', coordinates: [ring, [far, ...ring]] },
    });
    expect(faultsOf(polygon([-6.2, 53.3]))).toEqual([]);
    expect(faultsOf(polygon([0, 0]))).toHaveLength(1);
  });

  it('refuses an unknown kind, a nameless district and what is no geometry', () => {
    expect(faultsOf({ ...line([-6.2, 53.3], [-6.1, 53.3]), properties: { kind: 'canal' } })[0]).toContain(
      'features.0.properties.kind',
    );
    expect(
      faultsOf({ properties: { kind: 'district' }, geometry: { type: 'Point', coordinates: [-6.2, 53.3] } })[0],
    ).toContain('expected a district to be a point with a name');
    expect(faultsOf({ properties: { kind: 'park' }, geometry: { type: 'Circle', coordinates: [0] } })).toHaveLength(1);
  });

  it('refuses a sketch of no city', () => {
    const text = '{"type":"FeatureCollection","features":[]}';
    expect(findSketchFaults({ name: 'x.sketch.json', text }, undefined)).toHaveLength(1);
  });
});
