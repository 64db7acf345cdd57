import { describe, expect, it } from 'vitest';

import { harbourtonCatalogue } from '../catalogue/__fixtures__/harbourton.ts';
import { context, segment } from './__fixtures__/context.ts';
import { createEmbeddedFood } from './food.ts';

describe('places to eat', () => {
  it('are all of the city, with hours for exactly the dates spent there', async () => {
    const asked = context();
    const food = createEmbeddedFood(harbourtonCatalogue);
    const { eateries } = await food.findEateries(
      { segments: [segment('harbourton', '2027-04-03', '2027-04-04')], diets: ['vegan'], currency: 'EUR' },
      asked,
    );
    expect(eateries.map(({ id, hours }) => [id, Object.keys(hours)])).toEqual([
      ['place_harbourton-late-bar', ['2027-04-03', '2027-04-04']],
    ]);
    expect(asked.notes).toEqual(['Looking at 1 place to eat in Harbourton']);
  });
});
