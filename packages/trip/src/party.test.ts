import { describe, expect, it } from 'vitest';

import { countSuited, MOST_TRAVELERS } from './party.ts';

describe('party', () => {
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
});
