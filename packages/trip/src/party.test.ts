import { describe, expect, it } from 'vitest';

import { roomsFor, servesDiet } from './party.ts';

describe('party', () => {
  it('knows which kitchens imply which diets', () => {
    expect(servesDiet(['vegan'], 'vegetarian')).toBe(true);
    expect(servesDiet(['vegan'], 'dairy-free')).toBe(true);
    expect(servesDiet(['vegetarian'], 'vegan')).toBe(false);
    expect(servesDiet(['vegan'], 'gluten-free')).toBe(false);
  });

  it('sleeps two to a room', () => {
    expect([1, 2, 3, 20].map((travelers) => roomsFor({ travelers }))).toEqual([1, 1, 2, 10]);
  });
});
