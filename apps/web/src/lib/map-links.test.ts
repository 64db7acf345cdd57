import '../testing/english.ts';

import { expect, it } from 'vitest';

import { linksToPlace, linksToWay } from './map-links.ts';

const HALL = { name: 'Câmara & Co', lat: 41.1496, lon: -8.6109 };
const HOTEL = { name: 'Hotel', lat: 41.14, lon: -8.61 };

it('leads to a place on four maps', () => {
  expect(linksToPlace(HALL).map(({ label, href }) => [label, href])).toEqual([
    ['OpenStreetMap', 'https://www.openstreetmap.org/?mlat=41.1496&mlon=-8.6109#map=18/41.1496/-8.6109'],
    ['Google Maps', 'https://www.google.com/maps/search/?api=1&query=41.1496%2C-8.6109'],
    ['Apple Maps', 'https://maps.apple.com/?ll=41.1496,-8.6109&q=C%C3%A2mara%20%26%20Co'],
    ['Map app', 'geo:41.1496,-8.6109?q=41.1496,-8.6109(C%C3%A2mara%20%26%20Co)'],
  ]);
});

it('leads to a way as it is gone, on the maps that know such ways', () => {
  expect(linksToWay(HOTEL, HALL, 'walk').map(({ href }) => href)).toEqual([
    'https://www.openstreetmap.org/directions?engine=fossgis_osrm_foot&route=41.14%2C-8.61%3B41.1496%2C-8.6109',
    'https://www.google.com/maps/dir/?api=1&origin=41.14%2C-8.61&destination=41.1496%2C-8.6109&travelmode=walking',
    'https://maps.apple.com/?saddr=41.14,-8.61&daddr=41.1496,-8.6109&dirflg=w',
  ]);
  expect(linksToWay(HOTEL, HALL, 'transit').map(({ label }) => label)).toEqual(['Google Maps', 'Apple Maps']);
});
