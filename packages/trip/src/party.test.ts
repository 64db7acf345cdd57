import { describe, expect, it } from 'vitest';

import { letsIn } from './access.ts';
import { DIETS, servesDiet } from './diet.ts';
import { countSuited, MOST_TRAVELERS } from './party.ts';
import { roomsFor } from './stay-terms.ts';

describe('party', () => {
  it('knows which kitchens imply which diets', () => {
    expect(servesDiet(['vegan'], 'vegetarian')).toBe(true);
    expect(servesDiet(['vegan'], 'dairy-free')).toBe(true);
    expect(servesDiet(['vegetarian'], 'vegan')).toBe(false);
    expect(servesDiet(['vegan'], 'gluten-free')).toBe(false);
  });

  it.each([
    [[], []],
    [['halal'], ['halal']],
    [['vegan'], ['vegetarian', 'vegan', 'pescatarian', 'dairy-free', 'shellfish-free', 'egg-free']],
    [['vegetarian'], ['vegetarian', 'pescatarian', 'shellfish-free']],
    [
      ['halal', 'vegetarian'],
      ['vegetarian', 'pescatarian', 'halal', 'shellfish-free'],
    ],
  ] as const)('at a table that serves %j feeds those who are %j', (serves, fed) => {
    expect(DIETS.filter((diet) => servesDiet(serves, diet))).toEqual(fed);
  });

  it.each([
    ['yes', true, true, true],
    ['partly', true, true, true],
    ['no', true, false, true],
    ['unknown', true, true, false],
  ] as const)(
    'is let in where steps are %s: anybody, who takes none, who leaves nothing to be asked',
    (steps, ...let_) => {
      expect([letsIn(steps, []), letsIn(steps, ['step-free']), letsIn(steps, ['known-access'])]).toEqual(let_);
    },
  );

  it('eats where what each of them keeps is served, as far as it was said how many do', () => {
    const party = { travelers: 4, diets: ['vegan', 'halal'] as const };
    expect(countSuited(['vegan', 'halal'], party)).toBe(4);
    expect(countSuited(['halal'], party)).toBeNull();
    expect(countSuited(['halal'], { ...party, eaters: { vegan: 1 } })).toBe(3);
    expect(countSuited([], { ...party, eaters: { vegan: 1, halal: 2 } })).toBe(1);
    expect(countSuited([], { ...party, eaters: { vegan: 3, halal: 2 } })).toBe(0);
    expect(countSuited([], { ...party, eaters: { vegan: 3 } })).toBeNull();
  });

  it('is of twenty at most', () => {
    expect(MOST_TRAVELERS).toBe(20);
  });

  it('sleeps two to a room', () => {
    expect([1, 2, 3, 20].map((travelers) => roomsFor({ travelers }))).toEqual([1, 1, 2, 10]);
  });
});
