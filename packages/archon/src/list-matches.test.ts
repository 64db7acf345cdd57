import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { listMatches } from './list-matches.ts';

describe('listMatches', () => {
  it.each([/a/g, /a*/g, /a*/gu, /(?<first>a)|b/gu, /(?<=a)/gu, /(?:)/gu, /💥?/gu, /^a/g])(
    'finds what `matchAll` finds: %s',
    (pattern) => {
      const text = fc.array(fc.constantFrom('a', 'b', '💥', '\ud83d'), { maxLength: 8 }).map((signs) => signs.join(''));
      fc.assert(
        fc.property(text, (searched) => {
          expect(listMatches(searched, pattern)).toEqual([...searched.matchAll(pattern)]);
        }),
      );
    },
  );

  it('begins at the beginning, wherever the pattern was used last', () => {
    const pattern = /a/g;
    pattern.test('aa');
    expect(listMatches('aa', pattern).map(({ index }) => index)).toEqual([0, 1]);
  });
});
