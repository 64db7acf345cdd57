import { describe, expect, it } from 'vitest';

import { distanceKm } from './geography.ts';
import { estimateTravel, LONGEST_LEG_MINUTES } from './travel.ts';

const start = { lat: 35, lon: 135 };
/** A point so many kilometres north, along the way. */
const away = (km: number) => ({ lat: 35 + km / 1.3 / 111.195, lon: 135 });

describe('the distance as the crow flies', () => {
  it.each([
    ['a degree of latitude', { lat: 0, lon: 0 }, { lat: 1, lon: 0 }, 111.195],
    ['a degree of longitude at the equator', { lat: 0, lon: 10 }, { lat: 0, lon: 11 }, 111.195],
    ['a degree of longitude at 60° north, half as much', { lat: 60, lon: 10 }, { lat: 60, lon: 11 }, 55.597],
    ['the way round half the earth', { lat: 90, lon: 0 }, { lat: -90, lon: 0 }, 20015.087],
    ['no way at all', { lat: 35, lon: 135 }, { lat: 35, lon: 135 }, 0],
    ['across the date line', { lat: 0, lon: 179 }, { lat: 0, lon: -179 }, 222.39],
  ])('measures %s', (_, from, to, km) => {
    expect(distanceKm(from, to)).toBeCloseTo(km, 2);
    expect(distanceKm(to, from)).toBeCloseTo(km, 2);
  });

  it('measures Kyoto to Tokyo to within a percent of the 366 km on the map', () => {
    expect(distanceKm({ lat: 35.0116, lon: 135.7681 }, { lat: 35.6812, lon: 139.7671 })).toBeCloseTo(368, -1);
  });
});

describe('estimated travel', () => {
  it.each([
    // 4.5 km an hour: 75 metres a minute.
    [0.06, 'walk', 1, 0.1],
    [0.074, 'walk', 1, 0.1],
    [0.076, 'walk', 2, 0.1],
    [0.74, 'walk', 10, 0.7],
    [1.49, 'walk', 20, 1.5],
    [1.4999, 'walk', 20, 1.5],
    // 20 km an hour, and six minutes of waiting.
    [1.501, 'transit', 11, 1.5],
    [3, 'transit', 15, 3],
    [3.04, 'transit', 16, 3],
    [3.06, 'transit', 16, 3.1],
    [18, 'transit', 60, 18],
    [18.5, 'transit', 62, 18.5],
  ] as const)('over %d km is a %s of %i min', (way, mode, minutes, km) => {
    expect(estimateTravel(start, away(way))).toEqual({ mode, minutes, km, estimate: true });
  });

  it('takes no time to stay where one is', () => {
    expect(estimateTravel(start, start)).toEqual({ mode: 'walk', minutes: 0, km: 0, estimate: true });
  });

  it('lasts an hour inside a day at most', () => {
    expect(LONGEST_LEG_MINUTES).toBe(60);
  });
});
