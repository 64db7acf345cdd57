import { describe, expect, it } from 'vitest';

import { stated } from '../../test/tiny-town.ts';
import { seedOf } from './seed.ts';

const FACTS = stated({ travelers: 2, pace: 'relaxed' });

describe('the seed of a plan', () => {
  it('is the FNV-1a hash of what was said, the number of the plan and the seed that was asked for', () => {
    // FNV-1a, 32 bit, of [[["pace","relaxed"],["travelers",2]],1,null].
    expect(seedOf(FACTS, 1, null)).toBe(fnv1a('[[["pace","relaxed"],["travelers",2]],1,null]'));
  });

  it('does not depend on the order in which things were said, nor on a permission', () => {
    const seed = seedOf(FACTS, 1, null);
    expect(seedOf(FACTS.toReversed(), 1, null)).toBe(seed);
    expect(seedOf([...FACTS, ...stated({ autonomy: 'small-changes' })], 1, null)).toBe(seed);
  });

  it('is another one for another wish, another plan, and another seed', () => {
    const seeds = [
      seedOf(FACTS, 1, null),
      seedOf(stated({ travelers: 3, pace: 'relaxed' }), 1, null),
      seedOf(FACTS, 2, null),
      seedOf(FACTS, 1, 7),
      seedOf(FACTS, 1, 0),
    ];
    expect(new Set(seeds).size).toBe(5);
  });
});

/** As published, written in another way: in whole numbers without a limit. */
function fnv1a(text: string): number {
  const hash = [...text].reduce(
    (sum, char) => ((sum ^ BigInt(char.charCodeAt(0))) * 0x01000193n) % 2n ** 32n,
    0x811c9dc5n,
  );
  return Number(hash);
}
