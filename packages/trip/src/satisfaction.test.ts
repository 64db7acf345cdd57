import { describe, expect, it } from 'vitest';

import type { Preferences } from './preferences.ts';
import { satisfaction } from './satisfaction.ts';

const anybody: Preferences = {
  pace: 'moderate',
  interests: [],
  avoid: [],
  avoidCrowds: false,
  timeOfDay: 'any',
  heavyTravelPenalty: true,
};
const temple = { categories: ['temple'], significance: 5, indoor: false } as const;

describe('satisfaction', () => {
  it('is the weighted sum of significance, interest and outdoors', () => {
    expect(satisfaction(temple, { ...anybody, interests: ['temples'] })).toBeCloseTo(0.4 * 1 + 0.35 * 1 + 0.25 * 0.8);
    expect(satisfaction(temple, anybody)).toBeCloseTo(0.4 + 0.35 * 0.5 + 0.25 * 0.8);
    expect(satisfaction(temple, { ...anybody, interests: ['science'] })).toBeCloseTo(0.4 + 0 + 0.25 * 0.8);
  });

  it('values a roof by pace, and less for a relaxed traveller who avoids crowds', () => {
    const museum = { categories: ['museum'], significance: 1, indoor: true } as const;
    const outdoorTerm = (changes: Partial<Preferences>) =>
      (satisfaction(museum, { ...anybody, ...changes }) - 0.35 * 0.5) / 0.25;
    expect(outdoorTerm({})).toBeCloseTo(0.9);
    expect(outdoorTerm({ pace: 'relaxed' })).toBeCloseTo(0.7);
    expect(outdoorTerm({ pace: 'relaxed', avoidCrowds: true })).toBeCloseTo(0.6);
  });

  it('is nothing for what the traveller avoids', () => {
    expect(satisfaction(temple, { ...anybody, avoid: ['temple'] })).toBe(0);
  });
});
