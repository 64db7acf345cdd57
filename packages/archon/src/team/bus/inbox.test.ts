import { describe, expect, it } from 'vitest';

import { FixedRuntime } from '../../testing/index.ts';
import type { Message, Priority } from '../message.ts';
import { Inbox } from './inbox.ts';

function message(id: string, correlationId?: string, priority?: Priority): Message {
  return {
    id,
    senderId: 'a',
    receiverId: 'b',
    messageType: 'notification',
    content: {},
    timestamp: '2027-01-01T00:00:00.000Z',
    ...(correlationId === undefined ? {} : { correlationId }),
    ...(priority === undefined ? {} : { priority }),
  };
}

/** What is read of an inbox in which all of these wait when its reader comes. */
async function readAll(...waiting: readonly Message[]): Promise<readonly string[]> {
  const inbox = new Inbox('b', new FixedRuntime(), {});
  for (const each of waiting) inbox.add({ message: each });
  expect(inbox.size).toBe(waiting.length);
  const read: string[] = [];
  inbox.start(({ id }) => void read.push(id));
  while (inbox.size > 0) await new Promise((resolve) => setImmediate(resolve));
  return read;
}

describe('an inbox', () => {
  it('delivers what belongs to no conversation by priority, then as it came', async () => {
    expect(
      await readAll(
        message('1', undefined, 'low'),
        message('2'),
        message('3', undefined, 'normal'),
        message('4', undefined, 'urgent'),
        message('5', undefined, 'high'),
      ),
    ).toEqual(['4', '5', '2', '3', '1']);
  });

  it('an urgent message takes those before it in its conversation along', async () => {
    expect(await readAll(message('a1', 'a', 'low'), message('b1', 'b', 'high'), message('a2', 'a', 'urgent'))).toEqual([
      'a1',
      'a2',
      'b1',
    ]);
  });

  it('a conversation keeps its place when something no more urgent is added, and falls back when the urgent is done', async () => {
    expect(
      await readAll(message('a1', 'a', 'normal'), message('b1', 'b', 'normal'), message('a2', 'a', 'normal')),
    ).toEqual(['a1', 'b1', 'a2']);
    expect(await readAll(message('a1', 'a', 'high'), message('b1', 'b', 'normal'), message('a2', 'a', 'low'))).toEqual([
      'a1',
      'b1',
      'a2',
    ]);
  });

  it('lets everything else have its turn after 32 deliveries in a row', async () => {
    const inbox = new Inbox('b', new FixedRuntime(), {});
    let read = 0;
    let atTurn = -1;
    inbox.start(() => {
      if (++read === 1) setImmediate(() => (atTurn = read));
    });
    for (let number = 0; number < 100; number++) inbox.add({ message: message(String(number)) });
    while (inbox.size > 0) await new Promise((resolve) => setImmediate(resolve));
    // Of the 100, the 32nd waits for a turn of the event loop, and so does the 64th.
    expect(read).toBe(100);
    expect([31, 63]).toContain(atTurn);
  });

  it('counts the deliveries before it, and is done with a dead letter', async () => {
    const runtime = new FixedRuntime();
    const dead: unknown[] = [];
    let [tries, done] = [0, 0];
    const inbox = new Inbox('b', runtime, { maxDeliveries: 3, onDeadLetter: (letter) => dead.push(letter) });
    inbox.start(() => {
      tries++;
      throw new Error(`try ${tries}`);
    });
    inbox.add({ message: message('m'), deliveries: 1, onDone: () => done++ });
    while (inbox.size > 0) await new Promise((resolve) => setImmediate(resolve));
    expect([tries, done]).toEqual([2, 1]);
    expect(dead).toEqual([{ message: message('m'), agentId: 'b', reason: 'try 2' }]);
    // The second attempt waits 40 ms at most, half of it by chance.
    expect(runtime.waits).toHaveLength(1);
    expect(runtime.waits[0]).toBeGreaterThanOrEqual(20 / 2);
    expect(runtime.waits[0]).toBeLessThanOrEqual(40);
  });

  it('tries five times, and waits 20, 40, 80 and 160 ms, of which half is left to chance', async () => {
    const world = Object.assign(new FixedRuntime(), { random: () => 1 });
    let tries = 0;
    const inbox = new Inbox('b', world, {});
    inbox.start(() => {
      tries++;
      throw new Error('no');
    });
    inbox.add({ message: message('m') });
    while (inbox.size > 0) await new Promise((resolve) => setImmediate(resolve));
    expect([tries, world.waits]).toEqual([5, [20, 40, 80, 160]]);
  });

  it('goes on with others while one waits to be tried again', async () => {
    const runtime = new FixedRuntime();
    const again = Promise.withResolvers<void>();
    runtime.sleep = () => again.promise;
    const read: string[] = [];
    const inbox = new Inbox('b', runtime, {});
    inbox.start(({ id }) => {
      read.push(id);
      if (id === 'a1' && read.length === 1) throw new Error('not now');
    });
    for (const [id, conversation] of [
      ['a1', 'a'],
      ['a2', 'a'],
      ['b1', 'b'],
    ] as const) {
      inbox.add({ message: message(id, conversation) });
    }
    while (inbox.size > 2) await new Promise((resolve) => setImmediate(resolve));
    // What comes meanwhile for the conversation that waits, however urgent, waits with it.
    inbox.add({ message: message('a3', 'a', 'urgent') });
    await new Promise((resolve) => setImmediate(resolve));
    expect(read).toEqual(['a1', 'b1']);
    again.resolve();
    while (inbox.size > 0) await new Promise((resolve) => setImmediate(resolve));
    expect(read).toEqual(['a1', 'b1', 'a1', 'a2', 'a3']);
  });
});
