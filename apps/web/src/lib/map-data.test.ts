import '../testing/english.ts';

import type { FeatureCollection } from 'geojson';
import { describe, expect, it } from 'vitest';

import { sampleDay, sampleLeg, sampleVisit } from '../testing/sample.ts';
import { boxAround, toLabels, toPinLabels, toPins, toRoutes } from './map-data.ts';

const morning = sampleVisit('hotel', '09:00-09:00', { kind: 'stay', id: 'start' });
const temple = sampleVisit('temple', '09:20-10:20', { lat: 35.01, lon: 135.8 });
const evening = sampleVisit('hotel', '18:00-18:00', { kind: 'stay', id: 'end' });
const day = sampleDay([morning, temple, evening], {
  legs: [sampleLeg(morning, temple, 20), { ...sampleLeg(temple, evening, 20), mode: 'transit' }],
});

describe('toPins', () => {
  it('numbers the stops and pins the hotel once', () => {
    expect(toPins([day], null).map(({ name, number }) => [name, number])).toEqual([
      ['hotel', null],
      ['temple', 1],
    ]);
  });

  it('shows the days asked for', () => {
    expect(toPins([day, day], 1).every(({ dayIndex }) => dayIndex === 1)).toBe(true);
  });
});

it('draws the ways and tells walking from riding', () => {
  expect(toRoutes([day], 0).features.map(({ properties }) => properties.walk)).toEqual([true, false]);
});

it('finds the box around points', () => {
  expect(boxAround(day.visits)).toEqual([135.75, 35, 135.8, 35.01]);
  expect(boxAround([])).toBeUndefined();
});

it('names districts and hills of a sketch', () => {
  const sketch: FeatureCollection = {
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        properties: { kind: 'district', name: 'Gion' },
        geometry: { type: 'Point', coordinates: [135.77, 35] },
      },
      {
        type: 'Feature',
        properties: { kind: 'hill', name: 'Ogura' },
        geometry: {
          type: 'Polygon',
          coordinates: [
            [
              [1, 1],
              [3, 1],
              [3, 5],
              [1, 1],
            ],
          ],
        },
      },
    ],
  };
  expect(toLabels(sketch)).toEqual([
    { name: 'Gion', kind: 'district', lat: 35, lon: 135.77 },
    { name: 'Ogura', kind: 'hill', lat: 3, lon: 2 },
  ]);
});

it('names what has a pin once, beds and stations before sights', () => {
  const pins = toPins([day, day], null);
  expect(toPinLabels(pins).map(({ name, kind }) => [name, kind])).toEqual([
    ['hotel', 'stay'],
    ['temple', 'stop'],
  ]);
});

it('pins only the day that is shown, with its way and its kind', () => {
  expect(toPins([day, day], 0).map(({ dayIndex, kind, way }) => [dayIndex, kind, way === null])).toEqual([
    [0, 'stay', true],
    [0, 'place', false],
  ]);
  expect(toPins([day, day], null)).toHaveLength(4);
});

it('pins a stop as often as it is visited', () => {
  const twice = sampleDay([temple, { ...temple, id: 'again' }]);
  expect(toPins([twice], null).map(({ number }) => number)).toEqual([1, 2]);
});

it('draws the ways of the day that is shown, and none to what is not there', () => {
  expect(toRoutes([day, day], 1).features.map(({ properties }) => properties.day)).toEqual([1, 1]);
  expect(toRoutes([day, day], null).features).toHaveLength(4);
  const [leg] = day.legs;
  const lost = {
    ...day,
    legs: leg
      ? [
          { ...leg, to: 'gone' },
          { ...leg, from: 'gone' },
        ]
      : [],
  };
  expect(toRoutes([lost], null).features).toEqual([]);
});

it('names a station as one, and each name once a spot', () => {
  const station = sampleVisit('station', '08:00-08:00', { kind: 'transport' });
  const elsewhere = { ...temple, id: 'other', lat: 36 };
  const labels = toPinLabels(toPins([sampleDay([temple, station, elsewhere])], null));
  expect(labels.map(({ name, kind, lat }) => [name, kind, lat])).toEqual([
    ['station', 'station', 35],
    ['temple', 'stop', 35.01],
    ['temple', 'stop', 36],
  ]);
});

it('names the larger of two areas first, and nothing without a name or a shape', () => {
  const square = (size: number) => [
    [
      [0, 0],
      [size, 0],
      [size, size],
      [0, 0],
    ],
  ];
  const feature = (name: unknown, kind: string, geometry: FeatureCollection['features'][number]['geometry']) => ({
    type: 'Feature' as const,
    properties: { name, kind },
    geometry,
  });
  const sketch: FeatureCollection = {
    type: 'FeatureCollection',
    features: [
      feature('Pond', 'water', { type: 'Polygon', coordinates: square(2) }),
      feature('Forest', 'park', { type: 'MultiPolygon', coordinates: [square(6)] }),
      feature(7, 'park', { type: 'Polygon', coordinates: square(2) }),
      feature('Street', 'street', { type: 'Polygon', coordinates: square(2) }),
      feature('Line', 'hill', { type: 'LineString', coordinates: [] }),
      feature('Area', 'district', { type: 'Polygon', coordinates: square(2) }),
    ],
  };
  expect(toLabels(sketch).map(({ name, lat, lon }) => [name, lat, lon])).toEqual([
    ['Forest', 3, 3],
    ['Pond', 1, 1],
  ]);
});
