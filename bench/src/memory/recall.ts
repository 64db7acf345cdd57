import { LongTermMemory } from '@wayfarer/archon/memory';
import type { Embedder } from '@wayfarer/archon/model';
import { nodeRuntime } from '@wayfarer/archon/node';

import { listPairs } from './pairs.ts';

/** Share of questions whose memory is among the first five, and is the first. */
export interface Recall {
  readonly pairs: number;
  readonly recallAt5: number;
  readonly recallAt1: number;
}

/** @param keywordWeight - 0: meaning alone; without an embedder, words alone. */
export async function measureRecall(embedder?: Embedder, keywordWeight?: number): Promise<Recall> {
  const memory = new LongTermMemory({ runtime: nodeRuntime, embedder, ranking: { keywordWeight } });
  const pairs = listPairs();
  await memory.storeAll(pairs.map(({ memory: content }) => ({ content })));
  let [first, amongFive] = [0, 0];
  for (const { memory: wanted, question } of pairs) {
    const found = (await memory.query(question, { limit: 5 })).map(({ content }) => content);
    if (found[0] === wanted) first++;
    if (found.includes(wanted)) amongFive++;
  }
  return { pairs: pairs.length, recallAt5: round(amongFive / pairs.length), recallAt1: round(first / pairs.length) };
}

function round(share: number): number {
  return Math.round(share * 1000) / 1000;
}
