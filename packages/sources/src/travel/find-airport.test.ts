import { describe, expect, it } from 'vitest';

import type { Airport } from '../gazetteer/airports.ts';
import { findAirport } from './find-airport.ts';

/** An airport so many kilometres north of the town. */
const airport = (code: string, km: number, isLarge: boolean): Airport => ({
  code,
  name: code,
  at: { lat: km / 111.195, lon: 0 },
  isLarge,
  city: { name: 'Town', country: 'XX', at: { lat: 0, lon: 0 } },
});

describe('the airport of a place', () => {
  it.each([
    [
      'the nearest large one within 100 km',
      [airport('SML', 10, false), airport('FAR', 99, true), airport('BIG', 60, true)],
      'BIG',
    ],
    [
      'else the nearest within 100 km',
      [airport('FAR', 110, true), airport('SML', 99, false), airport('AER', 50, false)],
      'AER',
    ],
    ['else the nearest large one within 200 km', [airport('SML', 120, false), airport('BIG', 199, true)], 'BIG'],
    ['none farther off', [airport('SML', 101, false), airport('BIG', 201, true)], undefined],
  ])('is %s', (_, airports, code) => {
    expect(findAirport({ lat: 0, lon: 0 }, airports)?.code).toBe(code);
  });
});
