import { describe, expect, it } from 'vitest';

import { inBackground, rest } from './in-background.ts';

describe('work in the background', () => {
  it('is done for each item, in order, and lets others have their turn after each', async () => {
    const seen: string[] = [];
    const ticking = setInterval(() => seen.at(-1) !== 'turn' && seen.push('turn'), 1);
    await inBackground(['a', 'b', 'c'], async (item) => void seen.push(item), { atOnce: 4, restMs: 5 });
    clearInterval(ticking);
    expect(seen.filter((one) => one !== 'turn')).toEqual(['a', 'b', 'c']);
    expect(seen.slice(0, 5).filter((_, place) => place % 2 === 1)).toEqual(['turn', 'turn']);
  });

  it('holds at most so many pieces that wait for something', async () => {
    const waiting: (() => void)[] = [];
    let most = 0;
    // Pieces go on together once three of them wait and a fourth has had its chance.
    const wait = async (): Promise<void> => {
      const goneOn = new Promise<void>((resolve) => waiting.push(resolve));
      most = Math.max(most, waiting.length);
      if (waiting.length === 3) {
        for (let chance = 0; chance < 5; chance++) await rest(0);
        for (const goOn of waiting.splice(0)) goOn();
      }
      await goneOn;
    };
    await inBackground(Array.from({ length: 9 }), wait, { atOnce: 3, restMs: 0 });
    expect([most, waiting.length]).toEqual([3, 0]);
  });

  it('begins no further piece once it is to end', async () => {
    const ending = new AbortController();
    const begun: number[] = [];
    const work = async (item: number): Promise<void> => {
      begun.push(item);
      if (item === 2) ending.abort();
    };
    await inBackground([1, 2, 3], work, { atOnce: 1, restMs: 0, signal: ending.signal });
    expect(begun).toEqual([1, 2]);
  });
});
