import { describe, expect, it } from 'vitest';

import { minute } from './clock.ts';
import { typicalCrowd } from './crowd.ts';
import type { Category } from './place.ts';

/** At ten to four, when a place is as full as its curve says; in percent. */
function percentAt(category: Category, time = 950, isBusy: boolean | 'peak' = false): number {
  return Math.round(typicalCrowd(category, minute(time), isBusy) * 10_000) / 100;
}

describe('typical crowd', () => {
  it.each<[Category, number]>([
    ['temple', 55],
    ['shrine', 55],
    ['church', 55],
    ['view', 55],
    ['museum', 50],
    ['landmark', 60],
    ['castle', 60],
    ['palace', 60],
    ['market', 60],
    ['park', 35],
    ['garden', 35],
    ['gallery', 40],
    ['zoo', 45],
  ])('of a %s is %i %% late in the afternoon', (category, percent) => {
    expect(percentAt(category)).toBe(percent);
  });

  it.each([
    [539, 22],
    [540, 44],
    [659, 44],
    [660, 63.25],
    [899, 63.25],
    [900, 55],
    [1019, 55],
    [1020, 33],
  ])('of a temple follows the hours of the day: at minute %i %d %%', (time, percent) => {
    expect(percentAt('temple', time)).toBe(percent);
  });

  it('is a fifth more on busy days', () => {
    // 0.35 × 1.2; at its fullest a market has 0.6 × 1.15 × 1.2.
    expect([percentAt('park', 950, true), percentAt('market', 700, true)]).toEqual([42, 82.8]);
    // And another fifth on the weekend of a season: 0.35 × 1.44, and a market cannot be fuller than full by 0.9936.
    expect([percentAt('park', 950, 'peak'), percentAt('market', 700, 'peak')]).toEqual([50.4, 99.36]);
  });
});
