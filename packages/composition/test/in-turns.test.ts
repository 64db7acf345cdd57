import { setImmediate } from 'node:timers/promises';

import { OneATurn } from '@wayfarer/concierge';
import { expect, it } from 'vitest';

import { inTurns } from '../src/in-turns.ts';

it('reads once a turn, whoever is asked, so that others have theirs between', async () => {
  const turns = new OneATurn();
  const read: string[] = [];
  const reader = (name: string) => inTurns({ understand: (text: string) => read.push(`${name} ${text}`) }, turns);
  const [brain, chat] = [reader('brain'), reader('chat')];
  const reading = Promise.all([brain.understand('one'), chat.understand('two'), brain.understand('three')]);
  const readBy: number[] = [];
  while (read.length < 3) {
    await setImmediate();
    readBy.push(read.length);
  }
  expect(new Set(readBy)).toEqual(new Set([0, 1, 2, 3]));
  expect(await reading).toEqual([1, 2, 3]);
  expect(read).toEqual(['brain one', 'chat two', 'brain three']);
});

it('hands on what a reader throws, and lets the next one read', async () => {
  const turns = new OneATurn();
  const lost = inTurns(
    {
      understand: () => {
        throw new Error('lost');
      },
    },
    turns,
  );
  await expect(lost.understand()).rejects.toThrow('lost');
  expect(await inTurns({ understand: () => 'read' }, turns).understand()).toBe('read');
});
