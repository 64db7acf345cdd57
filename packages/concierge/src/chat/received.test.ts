import { MemoryEventLog } from '@wayfarer/archon';
import { nodeDigest } from '@wayfarer/archon/node';
import { FixedClock } from '@wayfarer/archon/testing';
import { expect, it } from 'vitest';

import { conceal, readReceived } from './received.ts';

async function conversation(messages: number): Promise<MemoryEventLog> {
  const log = new MemoryEventLog({ clock: new FixedClock('2026-11-21T10:00:00Z'), digest: nodeDigest });
  for (let index = 1; index <= messages; index += 1) {
    const content = { interaction_id: `m${index}`, text: index === 1 ? 'write to ⟦email:1⟧' : `message ${index}` };
    const personal = index === 1 ? { personal: { '⟦email:1⟧': 'ada@example.org' } } : {};
    const event = { type: 'received', version: 1, author: 'customer', content, ...personal };
    await log.append({ id: 'c', type: 'conversation' }, [event], { expectedSeq: index - 1 });
  }
  return log;
}

it('finds what was said in an interaction, with its personal values apart', async () => {
  const log = await conversation(2);
  expect(await readReceived(log, 'c', { interaction: 'm2', seq: 2 })).toEqual({
    text: 'message 2',
    personal: undefined,
  });
  expect(await readReceived(log, 'c', { interaction: 'm1', seq: 2 })).toEqual({
    text: 'write to ⟦email:1⟧',
    personal: { '⟦email:1⟧': 'ada@example.org' },
  });
});

it('finds an old one as well, and says when there is none', async () => {
  const log = await conversation(100);
  expect((await readReceived(log, 'c', { interaction: 'm2', seq: 100 }))?.text).toBe('message 2');
  expect(await readReceived(log, 'c', { interaction: 'm101', seq: 100 })).toBeUndefined();
});

it('puts placeholders back into a text, but for what was said as a whole', () => {
  const values = new Map([
    ['⟦name:1⟧', 'Anna'],
    ['⟦name:2⟧', 'Anna Berg'],
    ['⟦said:1⟧', 'a table for Anna Berg'],
  ]);
  expect(conceal('a table for Anna Berg', values)).toBe('a table for ⟦name:2⟧');
});
