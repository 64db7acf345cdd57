import { describe, expect, it } from 'vitest';

import { nodeDigest } from '../node/node-digest.ts';
import { eventLogContract } from '../testing/event-log-contract.ts';
import { FixedRuntime } from '../testing/fixed-runtime.ts';
import { MemoryEventLog } from './memory-event-log.ts';

describe('MemoryEventLog', () => {
  for (const { name, run } of eventLogContract((clock) => new MemoryEventLog({ clock, digest: nodeDigest })))
    it(name, run);
});

describe('a memory that is bounded', () => {
  const event = { type: 'said', version: 1, author: 'anna', content: {} };

  async function end(log: MemoryEventLog, id: string): Promise<void> {
    await log.append({ id, type: 'talk' }, [event], { expectedSeq: 0, standing: { standing: 'ended' } });
  }

  async function ids(log: MemoryEventLog): Promise<string[]> {
    return (await log.listRuns()).runs.map(({ id }) => id);
  }

  it('forgets the runs that ended first, and never one that waits, is running or is followed', async () => {
    const log = new MemoryEventLog({ ...new FixedRuntime(), keepEnded: 2 });
    await log.append({ id: 'open', type: 'talk' }, [event], { expectedSeq: 0 });
    await log.append({ id: 'asked', type: 'talk' }, [event], { expectedSeq: 0, standing: { standing: 'waiting' } });
    await end(log, 'a');
    const followed = log.subscribe('a')[Symbol.asyncIterator]();
    await followed.next();
    for (const id of ['b', 'c', 'd']) await end(log, id);
    expect(await ids(log)).toEqual(['d', 'a', 'asked', 'open']);
    await followed.return?.();
    await end(log, 'e');
    expect(await ids(log)).toEqual(['e', 'd', 'asked', 'open']);
    expect(await log.read('a')).toEqual([]);
    // As if it had never been.
    await end(log, 'a');
    expect(await ids(log)).toEqual(['a', 'e', 'asked', 'open']);
    expect(() => new MemoryEventLog({ ...new FixedRuntime(), keepEnded: NaN })).toThrow('keepEnded');
  });

  it('keeps the places of a list, whoever goes meanwhile', async () => {
    const log = new MemoryEventLog({ ...new FixedRuntime(), keepEnded: 3 });
    for (const id of ['a', 'b', 'c']) await end(log, id);
    const { runs, next } = await log.listRuns({ limit: 1 });
    expect(runs.map(({ id }) => id)).toEqual(['c']);
    await end(log, 'd');
    expect((await log.listRuns({ after: next, limit: 2 })).runs.map(({ id }) => id)).toEqual(['b']);
  });
});

it('hashes nothing of what nobody reads, and then each event once', async () => {
  const runtime = new FixedRuntime();
  let hashed = 0;
  const digest = (text: string): string => {
    hashed += 1;
    return runtime.digest(text);
  };
  const log = new MemoryEventLog({ ...runtime, clock: runtime.clock, digest });
  const event = { type: 'noted', version: 1, author: 'a', content: {} };
  for (let expectedSeq = 0; expectedSeq < 50; expectedSeq += 1) {
    await log.append({ id: 'a', type: 'kitchen' }, [event], { expectedSeq, unread: true });
  }
  expect(hashed).toBe(0);
  expect(await log.read('a')).toHaveLength(50);
  expect(hashed).toBe(50);
  await log.read('a');
  expect(hashed).toBe(50);
});
