import { describe, expect, it } from 'vitest';

import { distanceKm } from './geography.ts';
import { estimateTravel } from './travel.ts';

const start = { lat: 35, lon: 135 };
/** A point so many kilometres north, along the way. */
const away = (km: number) => ({ lat: 35 + km / 1.3 / 111.195, lon: 135 });

describe('estimated travel', () => {
  it('measures Kyoto to Tokyo to within a percent of the 366 km on the map', () => {
    expect(distanceKm({ lat: 35.0116, lon: 135.7681 }, { lat: 35.6812, lon: 139.7671 })).toBeCloseTo(368, -1);
  });

  it('walks up to 1.5 km and rides further', () => {
    expect(estimateTravel(start, away(1.49))).toEqual({ mode: 'walk', minutes: 20, km: 1.5, estimate: true });
    expect(estimateTravel(start, away(3))).toEqual({ mode: 'transit', minutes: 15, km: 3, estimate: true });
  });

  it('takes no time to stay where one is', () => {
    expect(estimateTravel(start, start)).toEqual({ mode: 'walk', minutes: 0, km: 0, estimate: true });
  });
});
