import { describe, expect, it } from 'vitest';

import {
  type End,
  estimateDrive,
  estimateFlight,
  estimateOverLand,
  isByLand,
  isFar,
  isFlown,
} from './estimate-flight.ts';

/** One degree of latitude is 111.195 km. */
const end = (country: string, km: number): End => ({ country, at: { lat: km / 111.195, lon: 0 } });

describe('a journey without a fare row', () => {
  it.each([
    ['over 680 km is flown', 'ES', 'DE', 681, true],
    ['below is not guessed', 'ES', 'DE', 679, false],
    ['over the sea is flown, however short', 'GB', 'IE', 460, true],
    ['but not over the strait', 'IT', 'MT', 149, false],
    ['through the tunnel is not', 'GB', 'FR', 344, false],
    ['through the tunnel the other way is not', 'BE', 'GB', 320, false],
    ['inside an island is not', 'JP', 'JP', 500, false],
  ] as const)('%s', (_, from, to, km, expected) => {
    expect(isFlown(end(from, 0), end(to, km))).toBe(expected);
    expect(isFlown(end(to, km), end(from, 0))).toBe(expected);
  });
});

describe('a flight', () => {
  it.each([
    // 800 km: an hour, and half an hour.
    [800, 90],
    // 1,600.4 km: 120.03 min and 30, which is 151 and said as 155; 1,600 km are 150.
    [1600.4, 150],
    [1610, 155],
    [8000, 630],
  ])('of %d km takes %i minutes', (km, minutes) => {
    expect(estimateFlight(end('XX', 0).at, end('XX', km).at)).toMatchObject({
      mode: 'flight',
      minutes,
      km: Math.round(km),
      fare: null,
      source: { verify: true },
    });
  });
});

describe('a way over land', () => {
  it.each([
    // A degree of latitude is 111.2 km, along the way 139: 1 h 32.7 min and half an hour.
    [1, 139, 135],
    // 278 km: 3 h 5.3 min and half an hour.
    [2, 278, 225],
    [0, 0, 30],
  ])('over %i degrees takes from door to door', (degrees, km, minutes) => {
    const there = estimateOverLand({ lat: 45, lon: 5 }, { lat: 45 + degrees, lon: 5 });
    expect(there).toMatchObject({ mode: 'transit', km, minutes, fare: null });
  });
});

describe('ways worth naming', () => {
  it.each([
    ['a flight from 250 km on', 'ES', 'DE', 251, true, true],
    ['none below', 'ES', 'DE', 249, false, true],
    ['over the sea at once, and no road', 'GB', 'IE', 200, true, false],
    ['no road farther than 1,500 km', 'ES', 'DE', 1501, true, false],
  ] as const)('%s', (_, from, to, km, flown, driven) => {
    expect([isFar(end(from, 0), end(to, km)), isByLand(end(from, 0), end(to, km))]).toEqual([flown, driven]);
  });

  it('drives 278 km of road at 75 km an hour in 222.4 min, which is said as 225', () => {
    const there = estimateDrive({ lat: 45, lon: 5 }, { lat: 47, lon: 5 });
    expect(there).toMatchObject({ mode: 'drive', km: 278, minutes: 225, fare: null });
  });
});
