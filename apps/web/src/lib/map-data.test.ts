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
