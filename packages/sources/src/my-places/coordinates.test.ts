import { describe, expect, it } from 'vitest';

import { atOfUrl, toCoordinates } from './coordinates.ts';

describe('degrees', () => {
  it.each<[string, string, number, number]>([
    ['48.8584', '2.2945', 48.8584, 2.2945],
    ['-48,5', '+2', -48.5, 2],
    ['48.5°S', '2.5 W', -48.5, -2.5],
    ['48.5n', '2.5 O', 48.5, -2.5],
    ['-48.5 S', '2.5° E', 48.5, 2.5],
    ['90', '180', 90, 180],
    ['-90', '-180', -90, -180],
    ['0', '1', 0, 1],
    ['1', '0', 1, 0],
  ])('%s and %s', (lat, lon, north, east) => {
    expect(toCoordinates(lat, lon)).toEqual({ at: { lat: north, lon: east } });
  });

  it('of zero and zero are nowhere', () => {
    expect(toCoordinates('0', '-0.0')).toEqual({});
  });

  it.each([
    ['90.1', '100', 'a latitude is from -90 to 90, found 90.1.'],
    ['180.1', '2', 'a latitude is from -90 to 90, found 180.1.'],
    ['180', '90', /found 180\. Latitude and longitude seem to be swapped/],
    ['-90.1', '-90', /found -90\.1\. Latitude and longitude seem to be swapped/],
    ['90', '180.1', 'a longitude is from -180 to 180, found 180.1.'],
    ['90', '-180.1', 'a longitude is from -180 to 180, found -180.1.'],
    ['1234', '2', 'expected degrees such as 48.8584 and 2.2945, found "1234".'],
    ['48', '1.2.3', 'expected degrees such as 48.8584 and 2.2945, found "1.2.3".'],
    ['', 'x', 'expected degrees such as 48.8584 and 2.2945, found "".'],
  ])('%s and %s are none', (lat, lon, message) => {
    const read = toCoordinates(lat, lon);
    expect('fault' in read ? read.fault : '').toMatch(message);
  });
});

describe('the address of a map', () => {
  const at = { lat: 48.8584, lon: -2.2945 };

  it.each([
    'https://maps.example/?q=48.8584,-2.2945',
    'https://maps.example/?a=1&LL=48.8584%2C+-2.2945',
    'https://maps.example/place/48.8584,-2.2945',
    'https://osm.example/?mlat=48.8584&mlon=-2.2945#map=1/2/3',
    'https://maps.example/@48.8584,-2.2945,17z',
    'https://maps.example/@1.5,2.5,17z/data=!3d48.8584!4d-2.2945',
  ])('%s says where it leads to', (url) => {
    expect(atOfUrl(url)).toEqual(at);
  });

  it.each(['https://maps.example/?q=Paris', 'https://maps.example/@99.5,2.5,17z', 'https://maps.example/?q=48,2'])(
    '%s does not',
    (url) => {
      expect(atOfUrl(url)).toBeUndefined();
    },
  );
});
