import { expect, it } from 'vitest';

import { point, SHINJUKU } from '../../test/sources.ts';
import { toMapLinks } from './map-links.ts';

/** Stops 1, 2, 3 … degrees north of the equator. */
const stops = (count: number) =>
  Array.from({ length: count }, (_, index) => point('p', { coordinates: { latitude: index + 1, longitude: 0 } }));
const linksTo = (count: number) =>
  toMapLinks(SHINJUKU, stops(count)).map((link) => Object.fromEntries(new URL(link).searchParams));

it('opens the walk in Google Maps: on foot from the station by the stops to the last', () => {
  expect(toMapLinks(SHINJUKU, stops(3))).toEqual([
    'https://www.google.com/maps/dir/?api=1&origin=35.69%2C139.7&destination=3%2C0&waypoints=1%2C0%7C2%2C0&travelmode=walking',
  ]);
  expect(linksTo(1)).toEqual([{ api: '1', origin: '35.69,139.7', destination: '1,0', travelmode: 'walking' }]);
  expect(linksTo(0)).toEqual([]);
});

it('has a link for each ten stops, which begins where the last one ended', () => {
  expect(linksTo(10).map(({ origin, destination }) => [origin, destination])).toEqual([['35.69,139.7', '10,0']]);
  expect(linksTo(21).map(({ origin, destination }) => [origin, destination])).toEqual([
    ['35.69,139.7', '10,0'],
    ['10,0', '20,0'],
    ['20,0', '21,0'],
  ]);
  expect(linksTo(20)[1]?.waypoints?.split('|')).toEqual([
    '11,0',
    '12,0',
    '13,0',
    '14,0',
    '15,0',
    '16,0',
    '17,0',
    '18,0',
    '19,0',
  ]);
});
