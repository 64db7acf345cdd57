import type { Pace } from '@wayfarer/trip';
import type { Level } from '@wayfarer/trip/vocabulary';
import { describe, expect, it } from 'vitest';

import { type Comfort, levelsFor, toProfiles } from './profile.ts';

describe('profiles', () => {
  it.each<[Pace, string]>([
    ['relaxed', 'relaxed asked, moderate simple, packed simple'],
    ['moderate', 'moderate asked, relaxed nice, packed simple'],
    ['packed', 'packed asked, moderate nice, relaxed nice'],
  ])('begin with the pace that was asked for, and differ in pace: %s', (pace, profiles) => {
    const found = toProfiles(pace);
    expect(found.map((one) => `${one.pace} ${one.comfort}`).join(', ')).toBe(profiles);
  });

  it.each<[Comfort, Level, string]>([
    ['simple', 'low', 'low'],
    ['simple', 'mid', 'low mid'],
    ['simple', 'high', 'mid high'],
    ['asked', 'low', 'low'],
    ['asked', 'mid', 'mid low'],
    ['asked', 'high', 'high mid'],
    ['nice', 'low', 'mid low'],
    ['nice', 'mid', 'high mid low'],
    ['nice', 'high', 'high mid'],
  ])('look for levels, the most fitting first: %s, where %s was asked for', (comfort, asked, levels) => {
    expect(levelsFor(comfort, asked).join(' ')).toBe(levels);
  });
});
