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
const museum = { categories: ['museum'], significance: 1, indoor: true } as const;

/** In thousandths. */
function score(place: Parameters<typeof satisfaction>[0], changes: Partial<Preferences> = {}): number {
  return Math.round(satisfaction(place, { ...anybody, ...changes }) * 1000);
}

describe('satisfaction', () => {
  it.each([
    [1, 0],
    [2, 100],
    [3, 200],
    [4, 300],
    [5, 400],
  ] as const)('of significance %i is worth %i more thousandths', (significance, more) => {
    // Neither liked nor disliked 175, outdoors 200.
    expect(score({ ...temple, significance })).toBe(375 + more);
  });

  it('is 350 for what one likes, 175 where nothing is said, nothing for the rest', () => {
    expect(score(temple, { interests: ['temples'] })).toBe(400 + 350 + 200);
    expect(score(temple)).toBe(400 + 175 + 200);
    expect(score(temple, { interests: ['science'] })).toBe(400 + 0 + 200);
    expect(score(temple, { interests: ['science', 'temples'] })).toBe(400 + 350 + 200);
  });

  it.each([
    ['outdoors', false, { pace: 'relaxed' }, 200],
    ['outdoors', false, { pace: 'moderate' }, 200],
    ['outdoors', false, { pace: 'packed' }, 125],
    ['under a roof', true, { pace: 'moderate' }, 225],
    ['under a roof', true, { pace: 'packed', avoidCrowds: true }, 225],
    ['under a roof', true, { pace: 'relaxed' }, 175],
    ['under a roof', true, { pace: 'relaxed', avoidCrowds: true }, 150],
    ['nobody knows where', null, { pace: 'moderate' }, 125],
    ['nobody knows where', null, { pace: 'relaxed' }, 125],
  ] as const)('%s (%j) at %j is worth %i thousandths', (_, indoor, changes, worth) => {
    expect(score({ ...museum, indoor }, changes)).toBe(175 + worth);
  });

  it('is nothing for what the traveller avoids, be it one thing among others', () => {
    expect(score(temple, { avoid: ['temple'] })).toBe(0);
    expect(score({ ...temple, categories: ['garden', 'temple'] }, { avoid: ['temple'] })).toBe(0);
    expect(score(temple, { avoid: ['museum'] })).toBe(775);
  });
});
