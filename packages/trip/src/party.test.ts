import { describe, expect, it } from 'vitest';

import { DIETS, MOST_TRAVELERS, roomsFor, servesDiet } from './party.ts';

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

  it('is of twenty at most', () => {
    expect(MOST_TRAVELERS).toBe(20);
  });

  it('sleeps two to a room', () => {
    expect([1, 2, 3, 20].map((travelers) => roomsFor({ travelers }))).toEqual([1, 1, 2, 10]);
  });
});
