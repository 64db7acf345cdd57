import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { listMatches, rehearse } from './list-matches.ts';

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

describe('rehearse', () => {
  it('uses no two patterns in one step, and each twice, as what it finds by one leads to the next', () => {
    const [first, second, never] = [/a/g, /b/g, /c/g];
    const used: string[] = [];
    for (const pattern of [first, second, never]) {
      const exec = pattern.exec.bind(pattern);
      pattern.exec = (text) => {
        if (pattern.lastIndex === 0) used.push(pattern.source);
        return exec(text);
      };
    }
    const found: string[] = [];
    const steps = rehearse(() => {
      if (listMatches('ab', first).length === 0) return;
      found.push(listMatches('ab', second).length > 0 ? 'both' : 'first');
      if (listMatches('ab', second).length > 1) listMatches('ab', never);
    });
    const inSteps: string[][] = [];
    do used.length = 0;
    while (!(steps.next().done ?? false) && inSteps.push([...used]));
    expect(inSteps).toEqual([[], ['a'], ['a'], ['a'], ['b'], ['b'], ['a', 'b', 'b']]);
    expect(found).toEqual(['first', 'both']);
    expect(listMatches('cc', never)).toHaveLength(2);
  });

  it('puts nothing off any more where the work fails', () => {
    const fail = (): never => {
      throw new Error('It fails.');
    };
    expect(() => rehearse(fail).next()).toThrow('It fails.');
    expect(listMatches('a', /a/g)).toHaveLength(1);
  });
});
