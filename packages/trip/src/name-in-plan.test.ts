import { expect, it } from 'vitest';

import { eatery, sight } from '../test/day.ts';
import { nameInPlan } from './name-in-plan.ts';

it.each([
  ['Restaurants in Alfama', 'Somewhere in Alfama'],
  ['Stay on Avenida da Liberdade', 'Somewhere on Avenida da Liberdade'],
  ['Restaurants round the market', 'Somewhere round the market'],
  ['Stay Downtown', 'Somewhere in Downtown'],
  ['Alfama', 'Somewhere in Alfama'],
  ['Beer halls round Marienplatz', 'Beer halls round Marienplatz'],
])('%s reads as "%s" in a plan', (name, expected) => {
  expect(nameInPlan({ ...eatery('x'), name, isArea: true })).toBe(expected);
});

it('calls houses by their names', () => {
  expect(nameInPlan({ ...eatery('x'), name: 'Restaurants in Alfama' })).toBe('Restaurants in Alfama');
  expect(nameInPlan(sight('museum'))).toBe('museum');
});
