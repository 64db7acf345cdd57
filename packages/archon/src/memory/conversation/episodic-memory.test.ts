import { describe, expect, it } from 'vitest';

import { MemoryEventLog } from '../../events/memory-event-log.ts';
import { FixedRuntime } from '../../testing/index.ts';
import { EpisodicMemory } from './episodic-memory.ts';

/** One token a character. */
const countTokens = (text: string): number => text.length;

function spoken(...texts: string[]): EpisodicMemory {
  const memory = new EpisodicMemory({ countTokens });
  texts.forEach((text, at) => memory.append(at % 2 === 0 ? 'user' : 'assistant', text));
  return memory;
}

describe('EpisodicMemory', () => {
  it('keeps messages in order, to the letter', () => {
    const memory = new EpisodicMemory();
    memory.append('user', 'What is the capital of France?');
    memory.append('assistant', 'Paris', { tool: 'atlas' });
    memory.append('user', 'What is its population?');
    expect(memory.getMessages().map(({ role, content }) => [role, content])).toEqual([
      ['user', 'What is the capital of France?'],
      ['assistant', 'Paris'],
      ['user', 'What is its population?'],
    ]);
    expect(memory.getMessages({ since: 1, limit: 1 })).toMatchObject([{ content: 'What is its population?' }]);
    expect(memory.getMessages({ since: 1 })[0]?.metadata).toEqual({ tool: 'atlas' });
    expect(memory.getMessages({ limit: 0 })).toEqual([]);
  });

  it('gives the latest that fit, labels counted', () => {
    const memory = spoken('aaaaaa', 'bbb', 'cc');
    // "cc" takes 2 + 4, "bbb" 3 + 4: 13 together.
    expect(memory.getRecent(13).map(({ content }) => content)).toEqual(['bbb', 'cc']);
    expect(memory.getRecent(12).map(({ content }) => content)).toEqual(['cc']);
    expect(memory.tokens).toBe(10 + 7 + 6);
  });

  it('cuts the last message when not even that fits, and says so', () => {
    const memory = spoken('x'.repeat(500));
    const [last] = memory.getRecent(150);
    expect(last?.content).toMatch(/^x+\n\[Cut here: \d+ more characters/);
    expect(memory.getRecent(150)[0]?.content.length).toBeLessThanOrEqual(146);
    expect(memory.getRecent(5)).toEqual([]);
  });

  it('puts a pointer in the place of the oldest, and keeps it in sight', () => {
    const memory = spoken('aaaaaa', 'bbb', 'cc', 'd');
    memory.replaceOldest(2, 'a and b');
    const pointer = '[Earlier conversation summarized: a and b]';
    expect(memory.getMessages().map(({ content }) => content)).toEqual([pointer, 'cc', 'd']);
    // The pointer takes 42 + 4, "d" 5; for "cc" (6) there is no room.
    expect(memory.getRecent(92).map(({ content }) => content)).toEqual([pointer, 'cc', 'd']);
    expect(() => memory.replaceOldest(4, '')).toThrow(/from 1 to 3, got 4/);
  });

  it('is a run of a log: goes on where another process left it, and the log keeps what was summarized', async () => {
    const log = new MemoryEventLog(new FixedRuntime());
    const before = await EpisodicMemory.open(log, 'talk-1');
    for (const text of ['one', 'two', 'three']) before.append('user', text);
    before.replaceOldest(2, 'one and two');
    await before.flush();
    const after = await EpisodicMemory.open(log, 'talk-1');
    expect(after.getMessages()).toEqual(before.getMessages());
    expect(after.tokens).toBe(before.tokens);
    after.append('assistant', 'four');
    await after.flush();
    expect((await EpisodicMemory.open(log, 'talk-1')).getMessages().map(({ content }) => content)).toEqual([
      '[Earlier conversation summarized: one and two]',
      'three',
      'four',
    ]);
    expect((await log.read('talk-1')).map(({ content }) => (content as { content?: string }).content)).toContain('one');
    after.clear();
    await after.flush();
    expect((await EpisodicMemory.open(log, 'talk-1')).length).toBe(0);
  });

  it('says at the next flush that the log did not take it', async () => {
    const log = new MemoryEventLog(new FixedRuntime());
    const memory = await EpisodicMemory.open(log, 'talk-1');
    await log.close();
    memory.append('user', 'lost');
    await expect(memory.flush()).rejects.toThrow(/closed/);
  });
});
