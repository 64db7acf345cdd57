import { describe, expect, it } from 'vitest';

import { formatTime } from './clock.ts';
import { findSunTime, type SunWord } from './sun.ts';

const PARIS = { at: { lat: 48.8566, lon: 2.3522 }, zone: 'Europe/Paris' };
const TOKYO = { at: { lat: 35.6895, lon: 139.6917 }, zone: 'Asia/Tokyo' };
const TROMSO = { at: { lat: 69.65, lon: 18.96 }, zone: 'Europe/Oslo' };

/** Minutes between a time and what an almanac prints, which rounds to the minute and takes another height of the sun. */
function off(word: SunWord, place: typeof PARIS, date: string, almanac: string): number {
  const time = findSunTime(word, place, date);
  if (time === undefined) return Infinity;
  const [hours = 0, minutes = 0] = almanac.split(':').map(Number);
  return Math.abs(time - hours * 60 - minutes);
}

describe('the sun', () => {
  it.each<[SunWord, typeof PARIS, string, string]>([
    ['sunrise', PARIS, '2027-06-21', '05:47'],
    ['sunset', PARIS, '2027-06-21', '21:58'],
    ['sunrise', TOKYO, '2027-12-22', '06:47'],
    ['sunset', TOKYO, '2027-12-22', '16:32'],
  ])('%s is within two minutes of the almanac', (word, place, date, almanac) => {
    expect(off(word, place, date, almanac)).toBeLessThanOrEqual(2);
  });

  it('neither rises nor sets in the polar night', () => {
    expect(findSunTime('sunrise', TROMSO, '2027-12-21')).toBeUndefined();
    expect(formatTime(findSunTime('sunset', TROMSO, '2027-03-20') ?? (0 as never))).toMatch(/^1[78]:/);
  });
});
