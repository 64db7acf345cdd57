import { describe, expect, it } from 'vitest';

import type { Candidate } from './memory-index.ts';
import { rank } from './ranking.ts';

const DAY_MS = 86_400_000;
const NOW = 100 * DAY_MS;

function candidate(
  found: { readonly similarity?: number; readonly words?: number },
  { ageDays = 0, importance = 0.5, useful = 0, notUseful = 0 } = {},
): Candidate {
  const usage = { lastUsed: '', uses: 0, useful, notUseful };
  const time = NOW - ageDays * DAY_MS;
  const memory = { id: 'm', slot: 0, time, metadata: { importance }, tier: 'warm' as const, space: undefined, usage };
  return { memory, words: 0, ...found };
}

describe('a rank', () => {
  it('is seven parts meaning and three parts words, or words alone', () => {
    expect(rank(candidate({ similarity: 0.5, words: 0.2 }), NOW)).toBeCloseTo(0.7 * 0.5 + 0.3 * 0.2, 10);
    expect(rank(candidate({ words: 0.2 }), NOW)).toBeCloseTo(0.2, 10);
    expect(rank(candidate({ similarity: -0.5, words: 0.2 }), NOW)).toBeCloseTo(0.06, 10);
    expect(rank(candidate({ similarity: 0.5, words: 0.2 }), NOW, { keywordWeight: 1 })).toBeCloseTo(0.2, 10);
  });

  it('loses 15 % with age, half of it in 30 days; what comes from the future is new', () => {
    const aged = (ageDays: number): number => rank(candidate({ words: 1 }, { ageDays }), NOW);
    expect(aged(30)).toBeCloseTo(1 - 0.15 / 2, 10);
    expect(aged(60)).toBeCloseTo(1 - 0.15 * 0.75, 10);
    expect(aged(-5)).toBe(1);
    const ranking = { halfLifeDays: 10, recencyWeight: 1 };
    expect(rank(candidate({ words: 1 }, { ageDays: 20 }), NOW, ranking)).toBeCloseTo(0.25, 10);
  });

  it('rises and falls by a tenth with importance, which is a half where it is none', () => {
    const important = (importance: number): number => rank(candidate({ words: 1 }, { importance }), NOW);
    expect(important(1)).toBeCloseTo(1.1, 10);
    expect(important(0)).toBeCloseTo(0.9, 10);
    for (const none of [1.1, -0.1, NaN]) expect(important(none)).toBe(1);
  });

  it('comes near a quarter more or less by what was said of its use', () => {
    const said = (useful: number, notUseful: number): number =>
      rank(candidate({ words: 1 }, { useful, notUseful }), NOW);
    expect(said(1, 0)).toBeCloseTo(1 + 0.25 / 3, 10);
    expect(said(0, 2)).toBeCloseTo(1 - 0.25 / 2, 10);
    expect(said(6, 2)).toBeCloseTo(1 + 0.25 * 0.4, 10);
  });
});
