import { describe, expect, it } from 'vitest';

import { projectAround } from './projection.ts';
import { drawSketch } from './sketch-paths.ts';

/** 1.488 km over 720 pixels: a thousandth of a degree is 0.1112 km and 53.8 pixels. It ends at 0.00669° and at 0.00279°. */
const PROJECTION = projectAround([{ lat: 0, lon: 0 }]);

const feature = (kind: unknown, type: string, coordinates: unknown, name?: unknown) => ({
  properties: { kind, ...(name !== undefined && { name }) },
  geometry: { type, coordinates },
});
const draw = (...features: unknown[]) => drawSketch({ features }, PROJECTION);
const street = (...coordinates: unknown[]) => draw(feature('street', 'LineString', coordinates));

describe('a line', () => {
  it('goes from point to point, north up', () => {
    expect(street([0, 0], [0.001, 0.001], [0.002, -0.001])).toEqual([
      '<path class="map-street" d="M360.0 150.0L413.8 96.2L467.6 203.8"/>',
    ]);
  });

  it('leaves out points that lie within a pixel of the last, but for its end', () => {
    // 0.00001° is half a pixel, 0.00002° is 1.08 of them.
    expect(street([0, 0], [0.00001, 0], [0.00002, 0], [0.00003, 0])).toEqual([
      '<path class="map-street" d="M360.0 150.0L361.1 150.0L361.6 150.0"/>',
    ]);
  });

  it.each([
    ['west', [-0.009, 0], [-0.0067, 0]],
    ['east', [0.0067, 0], [0.009, 0]],
    ['south', [0, -0.005], [0, -0.0028]],
    ['north', [0, 0.0028], [0, 0.005]],
  ])('that lies %s of the map is not drawn; one that comes in is', (_, outside, edge) => {
    expect(street(outside, edge)).toEqual([]);
    expect(street(outside, edge, [0, 0])).toHaveLength(1);
  });

  it('of one point is none', () => {
    expect(draw(feature('street', 'MultiLineString', [[[0, 0]]]))).toEqual([]);
  });
});

describe('a sketch', () => {
  it('is drawn from the ground up, areas closed, all of a kind in one path', () => {
    const square = [
      [0, 0],
      [0.001, 0],
      [0.001, 0.001],
    ];
    const kinds = ['line', 'road', 'street', 'river', 'coast', 'water', 'park', 'hill', 'other'];
    const drawn = draw(
      ...kinds.map((kind) => feature(kind, 'Polygon', [square])),
      feature('hill', 'Polygon', [square]),
    );
    const path = 'M360.0 150.0L413.8 150.0L413.8 96.2';
    expect(drawn).toEqual([
      `<path class="map-hill" d="${path}Z${path}Z"/>`,
      `<path class="map-park" d="${path}Z"/>`,
      `<path class="map-water" d="${path}Z"/>`,
      ...['coast', 'river', 'street', 'road', 'line'].map((kind) => `<path class="map-${kind}" d="${path}"/>`),
    ]);
  });

  it('names districts on the map, and nothing else', () => {
    const gion = (coordinates: unknown, kind = 'district', name: unknown = 'Gion') =>
      draw(feature(kind, 'Point', coordinates, name));
    expect(gion([0.001, 0.001])).toEqual(['<text class="map-district" x="413.8" y="96.2">Gion</text>']);
    for (const outside of [
      [-0.0067, 0],
      [0.0067, 0],
      [0, 0.0028],
      [0, -0.0028],
    ])
      expect(gion(outside)).toEqual([]);
    for (const inside of [
      [-0.0066, 0],
      [0.0066, 0],
      [0, 0.0027],
      [0, -0.0027],
    ])
      expect(gion(inside)).toHaveLength(1);
    expect(gion([0, 0], 'park')).toEqual([]);
    expect(gion([0, 0], 'district', 7)).toEqual([]);
    expect(gion(['x', 'y'])).toEqual([]);
    expect(draw({ properties: { kind: 'district', name: 'Gion' } }, { geometry: { type: 'Point' } })).toEqual([]);
  });
});
