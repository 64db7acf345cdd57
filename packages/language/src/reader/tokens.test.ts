import { describe, expect, it } from 'vitest';

import { FEATURE_ROWS, featuresOf, rowOfAct } from './features.ts';
import { toTokens } from './tokens.ts';

const wordsOf = (message: string): readonly string[] => toTokens(message).map(({ word }) => word);

describe('tokens', () => {
  it.each([
    ["We don't want Café-Bars!", ['we', "don't", 'want', 'cafe', '-', 'bars', '!']],
    ['at 19:30 for 2,000 yen', ['at', '19:30', 'for', '2,000', 'yen']],
    ['金閣寺は月曜に', ['金', '閣', '寺', 'は', '月', '曜', 'に']],
    ['ＡＢＣ１２', ['abc', '12']],
    ['𠮷野家 🍜', ['𠮷', '野', '家', '🍜']],
    ['   ', []],
  ])('of "%s"', (message, words) => {
    expect(wordsOf(message)).toEqual(words);
  });

  it('know where they stand in the message', () => {
    const message = 'Ö 🍜 zum Café';
    expect(toTokens(message).map(({ from, to }) => message.slice(from, to))).toEqual(['Ö', '🍜', 'zum', 'Café']);
  });

  it('are at most four hundred', () => {
    expect(toTokens('a '.repeat(5000))).toHaveLength(400);
  });
});

describe('features', () => {
  const tokens = toTokens('no temples');

  it('are rows of the table', () => {
    for (const row of [...featuresOf(tokens, 1), rowOfAct('move')]) {
      expect(row).toBeGreaterThanOrEqual(0);
      expect(row).toBeLessThan(FEATURE_ROWS);
    }
  });

  it('of one word are mostly those of its plural', () => {
    const one = new Set(featuresOf(toTokens('no temple'), 1));
    const shared = featuresOf(tokens, 1).filter((row) => one.has(row));
    // "temples" has ^te tem emp mpl ple, ^tem temp empl mple, ^temp templ emple in common with "temple".
    expect(shared.length).toBeGreaterThanOrEqual(12);
  });

  it('tell what is named, and of a name that nobody knows nothing else', () => {
    expect(featuresOf(tokens, 1, { kind: 'place', isNameless: true })).toHaveLength(1);
    expect(featuresOf(tokens, 1, { kind: 'place' })).toEqual([
      ...featuresOf(tokens, 1, { kind: 'place', isNameless: true }),
      ...featuresOf(tokens, 1),
    ]);
  });
});
