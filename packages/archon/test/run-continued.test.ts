import { describe, expect, it } from 'vitest';

import { createShell, type EventLog, MemoryEventLog, type StoredEvent, type TaskRunner } from '../src/index.ts';
import { FixedWorld } from '../src/testing/index.ts';
import { formatTrace } from '../src/trace/index.ts';
import { dinner } from './dinner.ts';
import { openShop } from './router/shop.ts';

const ORDER = { type: 'order', dishes: ['soup', 'curry'] } as const;

const marksIn = (events: readonly StoredEvent[]) =>
  events.filter(({ type }) => type === 'run-continued').map(({ seq, author, content }) => ({ seq, author, content }));

/** The first events of a run, in a log of their own. */
async function firstOf(events: readonly StoredEvent[], length: number): Promise<MemoryEventLog> {
  const log = new MemoryEventLog(new FixedWorld());
  for (const [index, { runId, type, version, author, content, personal }] of events.slice(0, length).entries()) {
    const event = { type, version, author, content, ...(personal && { personal }) };
    await log.append({ id: runId, type: 'conversation' }, [event], { expectedSeq: index });
  }
  return log;
}

describe('a core whose process died', () => {
  const open = (log: EventLog, runTask: TaskRunner = async ({ task }) => ({ dish: task })) =>
    createShell({ log, runType: 'dinner', core: dinner, runTask, continuedBy: 'kitchen' });

  it('has a mark in its log where the next life takes up what was open, and says what that was', async () => {
    const log = new MemoryEventLog(new FixedWorld());
    const dying = open(log, () => new Promise(() => undefined));
    void dying.execute('d', ORDER);
    while ((await log.read('d')).length < 3) await new Promise((resolve) => setTimeout(resolve, 1));
    await open(log).drain('d');
    expect(marksIn(await log.read('d'))).toEqual([
      { seq: 4, author: 'kitchen', content: { open: ['soup-0', 'curry-0'] } },
    ]);
    expect(formatTrace(await log.read('d'))).toContain(
      'Continued: in another life: the one before ended without a word; it left open: soup-0, curry-0',
    );
    await open(log).drain('d');
    await open(log).execute('d', { type: 'cancel', dish: 'tea' });
    expect(marksIn(await log.read('d'))).toHaveLength(1);
  });

  it('has none for commands that come while others are at work, nor where its shell was not asked to', async () => {
    const log = new MemoryEventLog(new FixedWorld());
    const shell = open(log, () => new Promise((resolve) => setTimeout(() => resolve('done'), 20)));
    const first = shell.execute('d', ORDER);
    while ((await log.read('d')).length < 3) await new Promise((resolve) => setTimeout(resolve, 1));
    await Promise.all([
      first,
      shell.execute('d', { type: 'cancel', dish: 'curry' }),
      shell.execute('d', { type: 'order', dishes: ['tea'] }),
      shell.drain('d').catch(() => undefined),
    ]);
    expect(marksIn(await log.read('d'))).toEqual([]);
  });
});

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
