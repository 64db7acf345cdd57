import { describe, expect, it } from 'vitest';

import { followsTheSun, withSunTimes } from './sun-times.ts';

const KYOTO = { zone: 'Asia/Tokyo', at: { lat: 35.01, lon: 135.77 } };

describe('times of the sun', () => {
  it('are told from other hours', () => {
    expect(followsTheSun('sunrise-sunset')).toBe(true);
    expect(followsTheSun('09:00-17:00')).toBe(false);
  });

  it('are written as clock times of the place', () => {
    expect(withSunTimes('Mo-Fr sunrise-sunset; Sa 09:00-(sunset-01:30)', KYOTO, '2027-04-03')).toBe(
      'Mo-Fr 05:42-18:19; Sa 09:00-16:49',
    );
  });

  it('are missing where the sun does not set', () => {
    const tromso = { zone: 'Europe/Oslo', at: { lat: 69.65, lon: 18.96 } };
    expect(withSunTimes('sunrise-sunset', tromso, '2027-06-21')).toBeUndefined();
  });
});
