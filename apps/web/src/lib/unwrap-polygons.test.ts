import type { FeatureCollection, Position } from 'geojson';
import { expect, it } from 'vitest';

import { dropMeridian, unwrapPolygons } from './unwrap-polygons.ts';

function unwrap(ring: Position[]): Position[] | undefined {
  const collection: FeatureCollection = {
    type: 'FeatureCollection',
    features: [{ type: 'Feature', properties: {}, geometry: { type: 'MultiPolygon', coordinates: [[ring]] } }],
  };
  const [feature] = unwrapPolygons(collection).features;
  return feature?.geometry.type === 'MultiPolygon' ? feature.geometry.coordinates[0]?.[0] : undefined;
}

it('leads a ring over the 180th meridian and back instead of across the whole map', () => {
  expect(
    unwrap([
      [170, 60],
      [-170, 60],
      [-170, 70],
      [170, 70],
      [170, 60],
    ]),
  ).toEqual([
    [170, 60],
    [190, 60],
    [190, 70],
    [170, 70],
    [170, 60],
  ]);
});

it('leads a ring around the pole along the edge of the map', () => {
  expect(
    unwrap([
      [-120, -70],
      [0, -70],
      [120, -70],
      [-120, -70],
    ]),
  ).toEqual([
    [-120, -70],
    [0, -70],
    [120, -70],
    [240, -70],
    [240, -90],
    [-120, -90],
    [-120, -70],
  ]);
});

it('leaves other rings as they are', () => {
  const ring = [
    [1, 1],
    [3, 1],
    [3, 5],
    [1, 1],
  ];
  expect(unwrap(ring)).toEqual(ring);
});

it('draws no border along the 180th meridian, nor from one edge of the map to the other', () => {
  const coast = [
    [170, 60],
    [180, 61],
    [180, 65],
    [175, 66],
    [-175, 67],
    [-170, 68],
  ];
  expect(dropMeridian({ type: 'MultiLineString', coordinates: [coast] }).coordinates).toEqual([
    [
      [170, 60],
      [180, 61],
    ],
    [
      [180, 65],
      [175, 66],
    ],
    [
      [-175, 67],
      [-170, 68],
    ],
  ]);
});

it.each([
  [
    'east',
    [
      [100, 0],
      [280, 0],
      [100, 10],
      [100, 0],
    ],
  ],
  [
    'west',
    [
      [280, 0],
      [100, 0],
      [280, 10],
      [280, 0],
    ],
  ],
])('takes a step of 180° to the %s for one on the same side', (_, ring) => {
  expect(unwrap(ring)).toEqual(ring);
});

it('leads a ring around the north pole along the upper edge', () => {
  const ring = [
    [-120, 70],
    [0, 70],
    [120, 70],
    [-120, 70],
  ];
  expect(unwrap(ring)?.slice(-3)).toEqual([
    [240, 90],
    [-120, 90],
    [-120, 70],
  ]);
});

it('leads a ring over the meridian to the west', () => {
  expect(
    unwrap([
      [-170, 60],
      [170, 60],
      [170, 70],
      [-170, 60],
    ]),
  ).toEqual([
    [-170, 60],
    [-190, 60],
    [-190, 70],
    [-170, 60],
  ]);
});

it('unwraps every ring of a polygon, and leaves points alone', () => {
  const ring = [
    [170, 60],
    [-170, 60],
    [170, 60],
  ];
  const polygon = { type: 'Polygon' as const, coordinates: [ring, ring] };
  const point = { type: 'Point' as const, coordinates: [-170, 60] };
  const { features } = unwrapPolygons({
    type: 'FeatureCollection',
    features: [polygon, point].map((geometry) => ({ type: 'Feature', properties: {}, geometry })),
  });
  const led = [
    [170, 60],
    [190, 60],
    [170, 60],
  ];
  expect(features.map(({ geometry }) => geometry)).toEqual([{ type: 'Polygon', coordinates: [led, led] }, point]);
});

it('draws lines near the meridian that do not run along it', () => {
  const near = [
    [179.98, 60],
    [180, 61],
    [179.98, 62],
  ];
  expect(dropMeridian({ type: 'MultiLineString', coordinates: [near] }).coordinates).toEqual([near]);
  const half = [
    [-90, 0],
    [90, 0],
  ];
  expect(dropMeridian({ type: 'MultiLineString', coordinates: [half] }).coordinates).toEqual([half]);
  const along = [
    [-179.995, 60],
    [-179.995, 61],
  ];
  expect(dropMeridian({ type: 'MultiLineString', coordinates: [along] }).coordinates).toEqual([]);
});
