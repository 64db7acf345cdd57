import type { CityId } from '@wayfarer/trip';
import { describe, expect, it } from 'vitest';

import { toSegments } from './segments.ts';

const [kyoto, tokyo] = ['kyoto', 'tokyo'] as unknown as [CityId, CityId];

describe('segments', () => {
  it('deals the dates out evenly, the first city gets what is over', () => {
    const segments = toSegments([kyoto, tokyo], '2027-04-03', '2027-04-07');
    expect(segments.map(({ city, dates }) => `${city} ${dates[0]} ${dates.length}`)).toEqual([
      'kyoto 2027-04-03 3',
      'tokyo 2027-04-06 2',
    ]);
  });
});
