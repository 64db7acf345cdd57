import { expect, it } from 'vitest';

import { DIETS, servesDiet } from './diet.ts';

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
