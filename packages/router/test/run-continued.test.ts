import { MemoryEventLog, type StoredEvent } from '@wayfarer/archon';
import { FixedRuntime } from '@wayfarer/archon/testing';
import { describe, expect, it } from 'vitest';

import { openShop } from './shop.ts';

const marksIn = (events: readonly StoredEvent[]) =>
  events.filter(({ type }) => type === 'run-continued').map(({ seq, author, content }) => ({ seq, author, content }));

/** The first events of a run, in a log of their own. */
async function firstOf(events: readonly StoredEvent[], length: number): Promise<MemoryEventLog> {
  const log = new MemoryEventLog(new FixedRuntime());
  for (const [index, { runId, type, version, author, content, personal }] of events.slice(0, length).entries()) {
    const event = { type, version, author, content, ...(personal && { personal }) };
    await log.append({ id: runId, type: 'conversation' }, [event], { expectedSeq: index });
  }
  return log;
}

describe('a conversation whose process died', () => {
  it('has a mark where an allowed call is made in the next life, or the rest of a message answered', async () => {
    const shop = openShop();
    await shop.say('refund ORD-1001 for $20');
    const events = await shop.log.read('s1');
    const allowed = events.findIndex(({ type }) => type === 'policy_check') + 1;
    const log = await firstOf(events, allowed);
    const next = openShop({ log });
    expect(await next.router.resume()).toBe(1);
    expect(marksIn(await log.read('s1'))).toEqual([
      { seq: allowed + 1, author: 'router', content: { open: ['refund'] } },
    ]);
    expect(next.calls).toHaveLength(1);

    // It died before it decided anything, and the message comes again.
    const early = await firstOf(events, 3);
    const again = openShop({ log: early });
    await again.say('refund ORD-1001 for $20');
    expect(marksIn(await early.read('s1'))).toEqual([{ seq: 4, author: 'router', content: { open: ['m1'] } }]);
    expect(marksIn(events)).toEqual([]);
  });
});
