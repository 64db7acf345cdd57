import assert from 'node:assert/strict';

import type { DeliveryOptions, MessageBus } from '../team/bus/message-bus.ts';
import type { Message } from '../team/message.ts';
import type { ContractClause } from './event-log-contract.ts';

type Clause = (bus: MessageBus, open: (options: DeliveryOptions) => MessageBus | Promise<MessageBus>) => Promise<void>;

/**
 * What a bus between agents has to do, whatever carries it; for any test runner.
 *
 * @param open - Makes a bus of its own on which nothing waits.
 *
 * @example
 * for (const { name, run } of messageBusContract((options) => new MyBus(options))) it(name, run);
 */
export function messageBusContract(
  open: (options: DeliveryOptions) => MessageBus | Promise<MessageBus>,
): readonly ContractClause[] {
  return Object.entries(CLAUSES).map(([name, clause]) => ({
    name,
    async run() {
      const bus = await open({});
      try {
        await clause(bus, open);
      } finally {
        await bus.close();
      }
    },
  }));
}

const CLAUSES: Readonly<Record<string, Clause>> = {
  async 'delivers to the receiver alone, to the letter'(bus) {
    const [anna, boris] = [new Reader(), new Reader()];
    await bus.subscribe('anna', anna.read);
    await bus.subscribe('boris', boris.read);
    const message = letter('m1', {
      content: { list: [1, { deep: 'ふわ "x"' }], none: null },
      priority: 'high',
      correlationId: 'c',
    });
    await bus.publish(message);
    await bus.publish(letter('m2', { receiverId: 'boris' }));
    assert.deepEqual(await anna.wait(1), [message]);
    assert.deepEqual(
      (await boris.wait(1)).map(({ id }) => id),
      ['m2'],
    );
    assert.equal(anna.messages.length, 1);
  },

  async 'delivers to all, and by type'(bus) {
    const [anna, boris, auditor] = [new Reader(), new Reader(), new Reader()];
    await bus.subscribe('anna', anna.read);
    await bus.subscribe('boris', boris.read);
    await bus.subscribe('auditor', auditor.read, { topics: ['type:error'] });
    await bus.publish(letter('m1', { receiverId: 'broadcast' }));
    await bus.publish(letter('m2', { receiverId: 'boris', messageType: 'error' }));
    assert.deepEqual(ids(await anna.wait(1)), ['m1']);
    // By two topics they may come in any order.
    assert.deepEqual(ids(await boris.wait(2)).toSorted(), ['m1', 'm2']);
    assert.deepEqual(ids(await auditor.wait(1)), ['m2']);
  },

  async 'keeps what is for somebody who is not there yet'(bus) {
    await bus.publish(letter('m1', { receiverId: 'anna', correlationId: 'c' }));
    await bus.publish(letter('m2', { receiverId: 'anna', correlationId: 'c' }));
    const anna = new Reader();
    await bus.subscribe('anna', anna.read);
    assert.deepEqual(ids(await anna.wait(2)), ['m1', 'm2']);
    await bus.unsubscribe('anna');
    await bus.publish(letter('m3'));
    await bus.subscribe('anna', anna.read);
    assert.deepEqual(ids(await anna.wait(3)), ['m1', 'm2', 'm3']);
  },

  async 'delivers once what is published twice'(bus) {
    const anna = new Reader();
    await bus.subscribe('anna', anna.read);
    await bus.publish(letter('m1', { correlationId: 'c' }));
    await bus.publish(letter('m1', { correlationId: 'c' }));
    await bus.publish(letter('m2', { correlationId: 'c' }));
    assert.deepEqual(ids(await anna.wait(2)), ['m1', 'm2']);
  },

  async 'keeps the order of a conversation, whatever the priorities, even when one has to be delivered again'(bus) {
    const read: string[] = [];
    let failures = 2;
    const all = Promise.withResolvers<void>();
    await bus.subscribe('anna', async ({ id }) => {
      if (id === 'a2' && failures-- > 0) throw new Error('not now');
      read.push(id);
      if (read.length === 6) all.resolve();
    });
    for (const number of [1, 2, 3]) {
      await bus.publish(letter(`a${number}`, { correlationId: 'a', priority: number === 3 ? 'urgent' : 'low' }));
      await bus.publish(letter(`b${number}`, { correlationId: 'b' }));
    }
    await all.promise;
    assert.deepEqual(
      read.filter((id) => id.startsWith('a')),
      ['a1', 'a2', 'a3'],
    );
    assert.deepEqual(
      read.filter((id) => id.startsWith('b')),
      ['b1', 'b2', 'b3'],
    );
  },

  async 'delivers the most urgent of those that wait first'(bus) {
    const anna = new Reader();
    for (const priority of ['low', 'normal', 'urgent', 'high'] as const) {
      await bus.publish(letter(priority, { priority, correlationId: priority }));
    }
    // A bus that fetches from afar has them all before it begins with one that takes its time.
    let isFirst = true;
    const order: string[] = [];
    await bus.subscribe('anna', async (message) => {
      if (isFirst) await new Promise((resolve) => setTimeout(resolve, 300));
      isFirst = false;
      order.push(message.id);
      anna.read(message);
    });
    await anna.wait(4);
    assert.deepEqual(
      order.filter((id) => id !== order[0]),
      ['urgent', 'high', 'normal', 'low'].filter((id) => id !== order[0]),
    );
  },

  async 'delivers one at a time'(bus) {
    let [atOnce, most] = [0, 0];
    const anna = new Reader();
    await bus.subscribe('anna', async (message) => {
      most = Math.max(most, ++atOnce);
      await new Promise((resolve) => setTimeout(resolve, 1));
      atOnce--;
      anna.read(message);
    });
    for (let number = 0; number < 10; number++)
      await bus.publish(letter(`m${number}`, { correlationId: `c${number}` }));
    await anna.wait(10);
    assert.equal(most, 1);
  },

  async 'gives up after so many deliveries, says what could not be delivered, and goes on'(_, open) {
    const dead = Promise.withResolvers<{ id: string; reason: string; agentId: string }>();
    const bus = await open({
      maxDeliveries: 3,
      onDeadLetter: ({ message, reason, agentId }) => dead.resolve({ id: message.id, reason, agentId }),
    });
    try {
      const anna = new Reader();
      let tries = 0;
      await bus.subscribe('anna', (message) => {
        if (message.id === 'bad') throw new Error(`try ${++tries}`);
        anna.read(message);
      });
      await bus.publish(letter('bad', { correlationId: 'c' }));
      await bus.publish(letter('good', { correlationId: 'c' }));
      assert.deepEqual(await dead.promise, { id: 'bad', reason: 'try 3', agentId: 'anna' });
      assert.deepEqual(ids(await anna.wait(1)), ['good']);
      assert.equal(tries, 3);
    } finally {
      await bus.close();
    }
  },

  async 'refuses what is no message, and anything once it is closed'(bus) {
    await assert.rejects(bus.publish(letter('')), { name: 'MisuseError', message: /`id`/ });
    await assert.rejects(bus.publish(letter('m', { content: { when: new Date(0) } })), { name: 'MisuseError' });
    await assert.rejects(bus.publish({ ...letter('m'), priority: 'loud' as 'low' }), {
      name: 'MisuseError',
      message: /loud/,
    });
    await bus.close();
    await bus.close();
    await assert.rejects(bus.publish(letter('m')), { name: 'MisuseError' });
    await assert.rejects(
      bus.subscribe('anna', () => undefined),
      { name: 'MisuseError' },
    );
  },
};

/** Reads messages, and waits for so many. */
class Reader {
  readonly messages: Message[] = [];
  #waiting: { readonly count: number; readonly resolve: () => void } | undefined;

  readonly read = (message: Message): void => {
    this.messages.push(message);
    if (this.#waiting && this.messages.length >= this.#waiting.count) this.#waiting.resolve();
  };

  async wait(count: number): Promise<readonly Message[]> {
    if (this.messages.length < count) await new Promise<void>((resolve) => (this.#waiting = { count, resolve }));
    return this.messages;
  }
}

function letter(id: string, traits: Partial<Message> = {}): Message {
  return {
    id,
    senderId: 'carla',
    receiverId: 'anna',
    messageType: 'notification',
    content: {},
    timestamp: '2027-01-01T00:00:00.000Z',
    ...traits,
  };
}

function ids(messages: readonly Message[]): string[] {
  return messages.map(({ id }) => id);
}
