import { describe, expect, it } from 'vitest';

import { Turns } from './turns.ts';

describe('taking turns', () => {
  it('begins everything at once and tells of it in the order in which it was begun', async () => {
    const turns = new Turns();
    const order: string[] = [];
    const slow = Promise.withResolvers<undefined>();
    const first = turns.take('trip_1', async (ownTurn) => {
      order.push('first begins');
      await slow.promise;
      await ownTurn;
      order.push('first tells');
    });
    const second = turns.take('trip_1', async (ownTurn) => {
      order.push('second begins');
      await ownTurn;
      order.push('second tells');
    });
    const other = turns.take('trip_2', async (ownTurn) => {
      await ownTurn;
      order.push('another trip tells');
    });
    await other;
    slow.resolve(undefined);
    await Promise.all([first, second]);
    expect(order).toEqual(['first begins', 'second begins', 'another trip tells', 'first tells', 'second tells']);
  });

  it('goes on after whatever failed', async () => {
    const turns = new Turns();
    const failed = turns.take('trip_1', () => Promise.reject(new Error('no')));
    const next = turns.take('trip_1', (ownTurn) => ownTurn.then(() => 'told'));
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('told');
  });
});
