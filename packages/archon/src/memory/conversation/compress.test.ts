import { describe, expect, it } from 'vitest';

import { findFacts } from '../../../test/find-facts.ts';
import { FixedRuntime, MockModel } from '../../testing/index.ts';
import { LongTermMemory } from '../long-term-memory.ts';
import { compressConversation } from './compress.ts';
import { EpisodicMemory } from './episodic-memory.ts';
import { modelSummarizer } from './model-summarizer.ts';

function talk(turns: number): EpisodicMemory {
  const episodic = new EpisodicMemory();
  episodic.append('user', 'My name is Alice. I never fly.');
  episodic.append('assistant', 'Nice to meet you.');
  for (let turn = 0; turn < turns; turn++) {
    episodic.append('user', 'And what else could be said about this and that, in general?');
    episodic.append('assistant', 'A lot could be said, of course, and most of it has been said before.');
  }
  return episodic;
}

/** Messages by turns of user and assistant; a character takes a token, and each message four more. */
function spoken(...contents: readonly string[]): EpisodicMemory {
  const episodic = new EpisodicMemory({ countTokens: (text) => text.length });
  contents.forEach((content, at) => episodic.append(at % 2 === 0 ? 'user' : 'assistant', content));
  return episodic;
}

function memory(): LongTermMemory {
  return new LongTermMemory({ runtime: new FixedRuntime() });
}

/** 96 characters without a fact. */
const FILLER = `${'thank you '.padEnd(95, 'so ')}.`;

describe('compressConversation', () => {
  it('makes the oldest go until the rest takes 35 % of the context, and no question without its answer', async () => {
    const ten = (): EpisodicMemory => spoken(...Array.from({ length: 10 }, () => FILLER));
    const compress = async (contextTokens: number) =>
      (await compressConversation(ten(), { longTerm: memory(), contextTokens, summarize: async () => 'Chat.' }))
        ?.messages;
    // 1,000 tokens. From 1,429 on, 70 % are more; 35 % of 1,428 is 499.8, for which six have to go.
    expect(await compress(1_429)).toBeUndefined();
    expect(await compress(1_428)).toBe(6);
    // 35 % of 1,142 is 399.7, for which seven have to go; the answer to the seventh goes with it.
    expect(await compress(1_142)).toBe(8);
    // The last two stay, however large they are.
    expect(await compress(300)).toBe(8);
  });

  it('does not summarize a summary by itself', async () => {
    const episodic = spoken('x'.repeat(400), 'y'.repeat(400), 'Really?');
    episodic.replaceOldest(1, 'x'.repeat(400));
    expect(await compressConversation(episodic, { longTerm: memory(), contextTokens: 900 })).toBeUndefined();
  });

  it('sums up without a model: what is wished before what was decided, names, days and numbers, each once', async () => {
    const said = [
      'We have 3 rooms. My name is Alice. We arrive on 3 May. We decided against the boat.',
      'I never take 2 trains.',
      'We have 3 rooms.',
      FILLER.repeat(20),
    ];
    const episodic = spoken(...said, FILLER, FILLER);
    await compressConversation(episodic, { longTerm: memory(), contextTokens: 2_800, findFacts });
    const lines = [
      'assistant: I never take 2 trains.',
      'user: We decided against the boat.',
      'user: My name is Alice.',
      'user: We arrive on 3 May.',
      'user: We have 3 rooms.',
    ];
    expect(episodic.getMessages()[0]?.content).toBe(`[Earlier conversation summarized: ${lines.join('\n')}]`);
  });

  it('sums up no more than there is room for: a tenth of the context', async () => {
    const [first, second] = ['user: I hate rain.', 'user: I hate snow.'];
    const summaryFor = async (contextTokens: number) => {
      const summaries: string[] = [];
      // The cheap guess takes four characters for a token; what it makes is cut by whoever counts exactly.
      const countTokens = (text: string): number => Math.ceil(text.length / 4);
      const episodic = new EpisodicMemory({ countTokens });
      for (const content of ['I hate rain. I hate snow.', ...Array.from({ length: 6 }, () => FILLER)])
        episodic.append('user', content);
      await compressConversation(episodic, { longTerm: memory(), contextTokens, findFacts });
      summaries.push(episodic.getMessages()[0]?.content ?? '');
      return summaries[0]?.slice('[Earlier conversation summarized: '.length, -1);
    };
    // Both lines take 19 characters each with their ends: 38 are no more than 40, and more than 36.
    expect(await summaryFor(100)).toBe(`${first}\n${second}`);
    expect(await summaryFor(99)).toBe(first);
  });

  it('says of messages without facts how many they were', async () => {
    const episodic = spoken(...Array.from({ length: 10 }, () => FILLER));
    const done = await compressConversation(episodic, { longTerm: memory(), contextTokens: 1_428, findFacts });
    expect(done).toMatchObject({ messages: 6, tokensBefore: 1_000, tokensAfter: episodic.tokens, facts: [] });
    expect(episodic.getMessages()[0]?.content).toBe(
      '[Earlier conversation summarized: 6 messages, of which nothing was kept.]',
    );
  });

  it('keeps nothing word for word unless it is told what a fact is', async () => {
    const longTerm = memory();
    const episodic = spoken('I hate rain.', ...Array.from({ length: 9 }, () => FILLER));
    const done = await compressConversation(episodic, { longTerm, contextTokens: 1_200 });
    expect(done?.facts).toEqual([]);
    const stored = (await longTerm.latest({ limit: 9 })).map(({ metadata }) => metadata);
    expect(stored).toEqual([{ type: 'summary' }]);
  });

  it('takes a summary before into the next, without its brackets', async () => {
    const episodic = spoken('a', 'b', ...Array.from({ length: 10 }, () => FILLER));
    episodic.replaceOldest(2, 'They spoke of boats.');
    await compressConversation(episodic, { longTerm: memory(), contextTokens: 1_400 });
    expect(episodic.getMessages()[0]?.content).toBe('[Earlier conversation summarized: They spoke of boats.]');
  });

  it('stores each fact with the weight of the weightiest that it is', async () => {
    const longTerm = memory();
    const episodic = spoken(
      'My name is Alice, and I am 30. I never eat meat.',
      ...Array.from({ length: 9 }, () => FILLER),
    );
    await compressConversation(episodic, { longTerm, contextTokens: 1_200, findFacts, summarize: async () => 'Chat.' });
    const stored = (await longTerm.latest({ limit: 9 })).map(({ content, metadata }) => [content, metadata]);
    expect(Object.fromEntries(stored)).toEqual({
      'My name is Alice, and I am 30.': { type: 'fact', kinds: ['name', 'number'], role: 'user', importance: 0.85 },
      'I never eat meat.': { type: 'fact', kinds: ['preference'], role: 'user', importance: 0.95 },
      'Chat.': { type: 'summary' },
    });
  });

  it('keeps the facts in the message where they cannot be stored, and tells', async () => {
    const longTerm = memory();
    longTerm.storeAll = async () => {
      throw new Error('The store is away.');
    };
    const events: unknown[] = [];
    const episodic = spoken('I hate rain. I hate snow.', ...Array.from({ length: 9 }, () => FILLER));
    await compressConversation(episodic, {
      longTerm,
      contextTokens: 1_200,
      findFacts,
      summarize: async () => 'Chat.',
      onEvent: (event) => events.push(event),
    });
    expect(episodic.getMessages()[0]?.content).toBe(
      '[Earlier conversation summarized: Chat.\n- I hate rain.\n- I hate snow.]',
    );
    expect(events).toMatchObject([
      { type: 'memory-degraded', content: { to: 'unstored', reason: 'Error: The store is away.' } },
    ]);
  });

  it('tells when the model could not sum up', async () => {
    const events: unknown[] = [];
    const episodic = spoken(...Array.from({ length: 10 }, () => FILLER));
    const summarize = async (): Promise<string> => {
      throw new Error('down');
    };
    const onEvent = (event: unknown): void => void events.push(event);
    await compressConversation(episodic, { longTerm: memory(), contextTokens: 1_200, summarize, onEvent });
    expect(events).toMatchObject([{ content: { to: 'unstored', reason: 'No summary: Error: down' } }]);
    await expect(compressConversation(episodic, { longTerm: memory(), contextTokens: 0.5 })).rejects.toThrow(
      /from 1 on as `contextTokens`/,
    );
  });

  it('does nothing below 70 % of the context', async () => {
    const longTerm = new LongTermMemory({ runtime: new FixedRuntime() });
    const episodic = talk(10);
    // 10 turns of 15 + 4 and 17 + 4 tokens, and 8 + 4 and 5 + 4 for the first two.
    expect(episodic.tokens).toBe(421);
    expect(await compressConversation(episodic, { longTerm, contextTokens: 602 })).toBeUndefined();
    expect(await compressConversation(episodic, { longTerm, contextTokens: 601 })).toBeDefined();
  });

  it('keeps facts to the letter, stores the summary, and leaves a pointer and the latest messages', async () => {
    const longTerm = new LongTermMemory({ runtime: new FixedRuntime() });
    const episodic = talk(10);
    const model = new MockModel(['Alice introduced herself.']);
    const done = await compressConversation(episodic, {
      longTerm,
      contextTokens: 500,
      findFacts,
      summarize: modelSummarizer(model),
    });
    expect(done).toMatchObject({ tokensBefore: 421, facts: [{ text: 'My name is Alice.' }, { text: 'I never fly.' }] });
    expect(episodic.getMessages()[0]).toMatchObject({
      role: 'system',
      content: '[Earlier conversation summarized: Alice introduced herself.]',
    });
    expect(episodic.getMessages()[1]?.role).toBe('user');
    expect(episodic.tokens).toBeLessThan(0.35 * 500 + 25);
    expect(model.requests[0]?.messages[1]?.text).toContain('"I never fly."'.slice(1, -1));
    const stored = (await longTerm.latest({ limit: 10 })).map(({ content }) => content);
    expect(stored.toSorted()).toEqual(['Alice introduced herself.', 'I never fly.', 'My name is Alice.']);
  });

  it('goes on without a model, and when the model fails or says nothing', async () => {
    for (const replies of [[new Error('down')], ['  ']]) {
      const longTerm = new LongTermMemory({ runtime: new FixedRuntime() });
      const episodic = talk(10);
      const summarize = modelSummarizer(new MockModel(replies));
      await compressConversation(episodic, { longTerm, contextTokens: 500, findFacts, summarize });
      expect(episodic.getMessages()[0]?.content).toBe(
        '[Earlier conversation summarized: user: I never fly.\nuser: My name is Alice.]',
      );
    }
  });

  it('loses no fact over many compressions', async () => {
    const longTerm = new LongTermMemory({ runtime: new FixedRuntime() });
    const episodic = new EpisodicMemory();
    for (let turn = 1; turn <= 100; turn++) {
      episodic.append('user', `Room ${turn} has ${turn * 3} chairs. Whatever that may be good for, who knows.`);
      episodic.append('assistant', 'Noted.');
      await compressConversation(episodic, { longTerm, contextTokens: 600, findFacts });
      expect(episodic.tokens).toBeLessThan(420);
    }
    expect((await longTerm.query('room 7', { limit: 3 })).map(({ content }) => content)).toContain(
      'Room 7 has 21 chairs.',
    );
    const kept = [...(await longTerm.latest({ limit: 500 })), ...episodic.getMessages()]
      .map(({ content }) => content)
      .join('\n');
    for (let turn = 1; turn <= 100; turn++) expect(kept).toContain(`Room ${turn} has ${turn * 3} chairs.`);
  });
});
