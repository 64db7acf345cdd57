import { sayDifference } from '@wayfarer/language';
import { describe, expect, it } from 'vitest';

import { briefOf, cityDay, DATES, sight } from '../../test/tiny-town.ts';
import type { ItineraryOption } from '../events.ts';
import { inEnglish } from './describe-option.ts';
import { differenceOf, distanceBetween, distanceToNearest } from './difference.ts';

/** Without interests a place outdoors of significance 1 is worth 0.375, of 3 0.575, of 5 0.775. */
const SIGHTS = [
  sight('Gate', { significance: 1, indoor: false }),
  sight('Tower', { significance: 3, indoor: false }),
  sight('Hall', { significance: 5, indoor: false }),
];
const brief = briefOf({ sights: SIGHTS, days: [cityDay(DATES[0])] });

const optionWith = (names: readonly string[], total = 10_000): ItineraryOption =>
  ({
    days: [
      {
        visits: names.map((name) => ({ kind: 'place', place: SIGHTS.find((one) => one.name === name)?.id })),
      },
    ],
    total: { amount: total, currency: 'JPY' },
  }) as unknown as ItineraryOption;

describe('the distance between two plans', () => {
  it.each([
    [['Gate', 'Hall'], ['Hall', 'Gate'], 0],
    [['Gate'], ['Hall'], 1],
    // All: 1.725; both have 0.575.
    [['Gate', 'Tower'], ['Tower', 'Hall'], 0.667],
    // Of 1.15 both have 0.375 or 0.775: the more is lost, the farther apart.
    [['Gate', 'Hall'], ['Gate'], 0.674],
    [['Gate', 'Hall'], ['Hall'], 0.326],
    [[], [], 0],
  ])('of %j and %j is the share of what only one has, by worth', (left, right, distance) => {
    expect(distanceBetween(optionWith(left), optionWith(right), brief)).toBeCloseTo(distance, 3);
    expect(distanceBetween(optionWith(right), optionWith(left), brief)).toBeCloseTo(distance, 3);
  });

  it('counts to the nearest of several', () => {
    const others = [optionWith(['Gate']), optionWith(['Tower', 'Hall'])];
    expect(distanceToNearest(optionWith(['Hall']), others, brief)).toBeCloseTo(0.575 / 1.35, 3);
    expect(distanceToNearest(optionWith(['Hall']), [], brief)).toBe(1);
  });
});

describe('the difference in words', () => {
  const inWords = (...options: Parameters<typeof differenceOf>) =>
    sayDifference(differenceOf(...options), inEnglish(brief));

  it('names what comes, what goes, how many stops and how much money', () => {
    const first = optionWith(['Gate', 'Tower']);
    expect(inWords(optionWith(['Hall'], 12_500), first, brief)).toBe(
      'Against option 1: with Hall; without Tower and Gate; 1 stop fewer; ¥2,500 more in all.',
    );
    expect(inWords(optionWith(['Gate', 'Tower', 'Hall'], 9_000), first, brief)).toBe(
      'Against option 1: with Hall; 1 stop more; ¥1,000 less in all.',
    );
  });
});
