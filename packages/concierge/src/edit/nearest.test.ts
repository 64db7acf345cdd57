import { describe, expect, it } from 'vitest';

import { listNearest } from './nearest.ts';

const near = (wanted: string, ...names: readonly string[]): readonly string[] =>
  listNearest(wanted, names, (name) => [name]);

describe('what is called most like it', () => {
  it('shares the most pairs of letters, best first, three at most', () => {
    expect(near('night', 'nigh', 'knight', 'nights', 'nightly', 'day')).toEqual(['knight', 'nights', 'nigh']);
  });

  it('shares at least three of ten', () => {
    // ab of ab, bc, cd and ab, bx, xy, yz: 2 of 7 are 0.29; with a pair less 2 of 6.
    expect(near('abcd', 'abxyz')).toEqual([]);
    expect(near('abcd', 'abxy')).toEqual(['abxy']);
    // 2 × 3 of 20 are 0.3 exactly.
    expect(near('abcdefghijk', 'abcd0123456')).toEqual(['abcd0123456']);
  });

  it('is alike whatever its case, accents and signs, and what an id begins with', () => {
    expect(near('place_kyoto-Café de Flore', 'Kyōto: cafe-de-flore', 'visit_other')).toEqual(['Kyōto: cafe-de-flore']);
    expect(near('visit_2027-04-05-louvre', 'Louvre', '2027-04-05')).toEqual(['Louvre']);
  });

  it('is nothing for what has no two letters', () => {
    expect(near('a', 'a', 'b', '')).toEqual([]);
    expect(near('', '')).toEqual([]);
  });

  it('may be known by any of several names', () => {
    expect(listNearest('tower', ['x', 'y'], (one) => (one === 'x' ? ['hall', 'tower'] : ['garden']))).toEqual(['x']);
  });
});
