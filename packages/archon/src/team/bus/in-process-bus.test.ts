import { describe, expect, it } from 'vitest';

import { nodeRuntime } from '../../node/index.ts';
import { messageBusContract } from '../../testing/index.ts';
import type { Message } from '../message.ts';
import { InProcessBus } from './in-process-bus.ts';

describe('InProcessBus', () => {
  for (const { name, run } of messageBusContract((options) => new InProcessBus({ runtime: nodeRuntime, ...options })))
    it(name, run);

  it('lets whoever publishes too much wait', async () => {
    const bus = new InProcessBus({ runtime: nodeRuntime, maxWaiting: 2 });
    const message = (id: string): Message => ({
      id,
      senderId: 'a',
      receiverId: 'b',
      messageType: 'notification',
      content: {},
      timestamp: '2027-01-01T00:00:00.000Z',
    });
    await bus.publish(message('1'));
    await bus.publish(message('2'));
    let isThrough = false;
    const third = bus.publish(message('3')).then(() => (isThrough = true));
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(isThrough).toBe(false);
    const read: string[] = [];
    await bus.subscribe('b', ({ id }) => void read.push(id));
    await third;
    await bus.unsubscribe('b');
    await bus.close();
    expect(read.slice(0, 2)).toEqual(['1', '2']);
  });
});
