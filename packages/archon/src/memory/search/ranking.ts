import { importanceOf } from '../memory-entry.ts';
import type { Candidate } from './memory-index.ts';

/** What a rank is made of. Each is a choice of ours; `bench memory` shows what they give. */
export interface Ranking {
  /** Days after which recency counts half. Default 30. */
  readonly halfLifeDays?: number | undefined;
  /** Part of the rank that fades with age, 0–1. Default 0.15. */
  readonly recencyWeight?: number | undefined;
  /** Part that words have in relevance, 0–1; the rest is meaning. Default 0.3. */
  readonly keywordWeight?: number | undefined;
}

const DAY_MS = 86_400_000;

/** How much importance can raise or lower a rank: by this share at its ends. */
const IMPORTANCE_WEIGHT = 0.1;

/** Likewise what was said of its use, which comes near the ends only when it was said often. */
const FEEDBACK_WEIGHT = 0.25;

/** Meaning and words together, then what is recent, important and has helped before. */
export function rank({ memory, similarity, words }: Candidate, now: number, ranking: Ranking = {}): number {
  const { halfLifeDays = 30, recencyWeight = 0.15, keywordWeight = 0.3 } = ranking;
  const relevance =
    similarity === undefined ? words : (1 - keywordWeight) * Math.max(0, similarity) + keywordWeight * words;
  const ageDays = Math.max(0, now - memory.time) / DAY_MS;
  const recency = 1 - recencyWeight + recencyWeight * 0.5 ** (ageDays / halfLifeDays);
  const importance = 1 + IMPORTANCE_WEIGHT * (2 * importanceOf(memory) - 1);
  const { useful, notUseful } = memory.usage;
  const feedback = 1 + FEEDBACK_WEIGHT * ((useful - notUseful) / (useful + notUseful + 2));
  return relevance * recency * importance * feedback;
}
