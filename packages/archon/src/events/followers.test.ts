import { describe, expect, it } from 'vitest';

import type { StoredEvent } from './event.ts';
import { Followers } from './followers.ts';

/** Followers of runs that have as many events as the test says. */
function followed(counts: Readonly<Record<string, number>>) {
  const [reads, changes]: [string[], boolean[]] = [[], []];
  const lengths = new Map(Object.entries(counts));
  const erased = new Set<string>();
  const followers = new Followers({
    read: async (runId, { after = 0, limit = Infinity } = {}) => {
      reads.push(`${runId} after ${after}`);
      const length = Math.min(limit, (lengths.get(runId) ?? 0) - after);
      return Array.from({ length }, (_, at) => ({ seq: after + at + 1 }) as StoredEvent);
    },
    isErased: (runId) => erased.has(runId),
    onChange: (following) => changes.push(following),
  });
  return { followers, reads, changes, lengths, erased };
}

/** Seqs that come, as they come. */
function heard(followers: Followers, runId: string, options: { after?: number; signal?: AbortSignal } = {}) {
  const seqs: number[] = [];
  const ended = (async () => {
    for await (const { seq } of followers.follow(runId, options)) seqs.push(seq);
  })();
  return { seqs, ended };
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('followers of a log', () => {
  it('read on when they are told of their run, or of all, and not for another', async () => {
    const { followers, reads, lengths } = followed({ a: 1, b: 0 });
    const { seqs, ended } = heard(followers, 'a');
    await settled();
    expect([seqs, reads]).toEqual([[1], ['a after 0']]);
    followers.notify('b');
    await settled();
    expect(reads).toHaveLength(1);
    lengths.set('a', 3);
    followers.notify('a');
    await settled();
    followers.notify();
    await settled();
    expect([seqs, reads]).toEqual([
      [1, 2, 3],
      ['a after 0', 'a after 1', 'a after 3'],
    ]);
    followers.close();
    await ended;
  });

  it('read 128 events at a time, and after a full page go on at once', async () => {
    const { followers, reads } = followed({ short: 127, full: 128 });
    const both = [heard(followers, 'short'), heard(followers, 'full')];
    await settled();
    expect(both.map(({ seqs }) => seqs.length)).toEqual([127, 128]);
    expect(reads.toSorted()).toEqual(['full after 0', 'full after 128', 'short after 0']);
    followers.close();
    await Promise.all(both.map(({ ended }) => ended));
  });

  it('begin after what they have, and end when they are told to, or their run is erased', async () => {
    const { followers, changes, erased } = followed({ a: 3, b: 1 });
    const stop = new AbortController();
    const [first, second] = [heard(followers, 'a', { after: 2, signal: stop.signal }), heard(followers, 'b')];
    await settled();
    expect([first.seqs, second.seqs]).toEqual([[3], [1]]);
    expect([followers.has('a'), followers.has('c'), changes]).toEqual([true, false, [true]]);
    stop.abort();
    await first.ended;
    expect([followers.has('a'), changes]).toEqual([false, [true]]);
    erased.add('b');
    followers.notify('b');
    await second.ended;
    expect(changes).toEqual([true, false]);
    followers.close();
    const late = heard(followers, 'a');
    await late.ended;
    expect(late.seqs).toEqual([]);
  });
});
