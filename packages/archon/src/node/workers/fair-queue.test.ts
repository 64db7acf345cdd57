import { describe, expect, it } from 'vitest';

import { FairQueue } from './fair-queue.ts';

function takeAll(queue: FairQueue<string>): string[] {
  return Array.from({ length: queue.length }, () => queue.take() ?? '');
}

describe('a fair queue', () => {
  it('gives everybody one before anybody has a second', () => {
    const queue = new FairQueue<string>();
    for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'c2']) queue.add(item.charAt(0), item);
    expect(queue.owners).toEqual(['a', 'b', 'c']);
    expect(takeAll(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3']);
    expect(queue.take()).toBeUndefined();
  });

  it('is first come, first served among those who wait for one', () => {
    const queue = new FairQueue<string>();
    for (const item of ['d1', 'a1', 'c1', 'b1']) queue.add(item.charAt(0), item);
    expect(takeAll(queue)).toEqual(['d1', 'a1', 'c1', 'b1']);
  });

  it('puts who comes late behind those whose turn has not come, whatever they have had', () => {
    const queue = new FairQueue<string>();
    for (const item of ['a1', 'a2', 'b1']) queue.add(item.charAt(0), item);
    expect(queue.take()).toBe('a1');
    queue.add('c', 'c1');
    expect(takeAll(queue)).toEqual(['b1', 'a2', 'c1']);
  });

  it('lets an item leave, and its owner with the last of them', () => {
    const queue = new FairQueue<string>();
    for (const item of ['a1', 'b1', 'b2']) queue.add(item.charAt(0), item);
    expect(queue.remove('a', 'a1')).toBe(true);
    expect(queue.remove('a', 'a1')).toBe(false);
    expect(queue.remove('b', 'b1')).toBe(true);
    expect([queue.length, queue.ownerCount, queue.has('a')]).toEqual([1, 1, false]);
    expect(takeAll(queue)).toEqual(['b2']);
  });
});
