import { describe, expect, it } from 'vitest';

import { findFacts } from '../../test/find-facts.ts';
import { TopicEmbedder } from '../../test/memory/topic-embedder.ts';
import { estimateTokens } from '../model/tokens.ts';
import { FixedRuntime } from '../testing/index.ts';
import { compressConversation } from './conversation/compress.ts';
import { EpisodicMemory } from './conversation/episodic-memory.ts';
import { LongTermMemory } from './long-term-memory.ts';
import { MemoryRetriever } from './memory-retriever.ts';
import { WorkingMemory } from './working-memory.ts';

function setup() {
  const runtime = new FixedRuntime('2027-01-01T00:00:00Z');
  const longTerm = new LongTermMemory({ runtime, embedder: new TopicEmbedder() });
  const [episodic, working] = [new EpisodicMemory(), new WorkingMemory()];
  return { runtime, longTerm, episodic, working, retriever: new MemoryRetriever({ episodic, working, longTerm }) };
}

describe('MemoryRetriever', () => {
  it('formats all three memories', async () => {
    const { longTerm, episodic, working, retriever } = setup();
    working.set('user_name', 'Alice');
    working.set('people', 2);
    await longTerm.store('The station is closed.');
    episodic.append('user', 'Which train?');
    expect(await retriever.retrieveContext('train', 1_000)).toMatchObject({
      working: 'Current Context:\n- user_name: Alice\n- people: 2',
      longTerm: '[Memory of 2027-01-01] The station is closed.',
      recent: 'user: Which train?',
      tokens: 12 + 12 + 5,
    });
  });

  it('never exceeds the budget, whatever each of the three would take', async () => {
    const { longTerm, episodic, working, retriever } = setup();
    for (let number = 0; number < 40; number++) {
      working.set(`key ${number}`, 'x'.repeat(200));
      episodic.append('user', `Message ${number} about trains ${'y'.repeat(200)}`);
      await longTerm.store(`Train number ${number} ${'z'.repeat(100)}${number}`);
    }
    for (const budget of [0, 1, 40, 200, 1_000, 3_000]) {
      const { working: first, longTerm: second, recent, tokens } = await retriever.retrieveContext('train', budget);
      expect(estimateTokens(first) + estimateTokens(second) + estimateTokens(recent)).toBe(tokens);
      expect(tokens).toBeLessThanOrEqual(budget);
      expect(estimateTokens(first)).toBeLessThanOrEqual(0.2 * budget);
      expect(estimateTokens(second)).toBeLessThanOrEqual(0.5 * budget);
      if (budget >= 200) expect(recent).toContain('Message 39');
    }
  });

  it('takes what is related and what holds anyway in turn, eight of each at most', async () => {
    const { longTerm, retriever, runtime } = setup();
    for (let number = 10; number < 20; number++) {
      await longTerm.store(`The train ${number}.`);
      await longTerm.store(`I want chair ${number}.`, { kinds: ['preference'] });
      runtime.clock.advance(1_000);
    }
    const { memories } = await retriever.retrieveContext('train', 10_000);
    const kinds = memories.map(({ content }) => (content.includes('train') ? 'related' : 'wish'));
    expect(kinds).toEqual(Array.from({ length: 16 }, (_, at) => (at % 2 === 0 ? 'related' : 'wish')));
  });

  it('puts what holds anyway first where nothing answers', async () => {
    const { longTerm, episodic, working } = setup();
    await longTerm.store('I want a chair.', { kinds: ['decision'] });
    await longTerm.store('It may snow.');
    const query = { threshold: 0.9 };
    const retriever = new MemoryRetriever({ episodic, working, longTerm, query, limit: 1 });
    const { longTerm: text } = await retriever.retrieveContext('piano', 1_000);
    expect(text.split('\n')[0]).toBe('[Memory of 2027-01-01] I want a chair.');
  });

  it('gives each its share to the token, and what one does not need to the next', async () => {
    const countTokens = (text: string): number => text.length;
    const runtime = new FixedRuntime('2027-01-01T00:00:00Z');
    const longTerm = new LongTermMemory({ runtime });
    const episodic = new EpisodicMemory({ countTokens });
    const working = new WorkingMemory<Record<string, string>>();
    const shares = { working: 0.25, longTerm: 0.25, recent: 0.5 };
    const retriever = new MemoryRetriever({ episodic, working, longTerm, shares });
    // "[Memory of 2027-01-01] Door." takes 28.
    await longTerm.store('Door.');
    const lengths = async (budget: number) => {
      const context = await retriever.retrieveContext('door', budget);
      return [context.working.length, context.longTerm.length, context.recent.length, context.tokens];
    };
    expect(await lengths(55)).toEqual([0, 0, 0, 0]);
    expect(await lengths(56)).toEqual([0, 28, 0, 28]);
    // "Current Context:\n- a: b" takes 23, a quarter of 92.
    working.set('a', 'b');
    expect(await lengths(91)).toEqual([0, 28, 0, 28]);
    expect(await lengths(92)).toEqual([23, 0, 0, 23]);
    expect(await lengths(102)).toEqual([23, 28, 0, 51]);
    // "user: hi" takes 8, and what sets it apart 4 besides 2.
    episodic.append('user', 'hi');
    expect(await lengths(102)).toEqual([23, 28, 8, 59]);
  });

  it('goes on without long-term memory, and tells', async () => {
    const { longTerm, episodic, working } = setup();
    longTerm.query = async () => {
      throw new Error('away');
    };
    const events: unknown[] = [];
    const retriever = new MemoryRetriever({ episodic, working, longTerm, onEvent: (event) => events.push(event) });
    episodic.append('user', 'Which train?');
    expect(await retriever.retrieveContext('train', 1_000)).toMatchObject({
      longTerm: '',
      recent: 'user: Which train?',
    });
    expect(events).toMatchObject([{ type: 'memory-degraded', content: { to: 'recent', reason: 'Error: away' } }]);
  });

  it('does not repeat what the conversation says anyway', async () => {
    const { longTerm, episodic, retriever } = setup();
    await longTerm.store('I take the train.');
    episodic.append('user', 'Hello. I take the train.');
    expect((await retriever.retrieveContext('train', 1_000)).longTerm).toBe('');
  });

  it('remembers "I\'m vegetarian", said 200 turns ago, where restaurants are asked for, within 8,000 tokens', async () => {
    const { longTerm, episodic, retriever } = setup();
    const contextTokens = 8_000;
    const say = async (user: string, assistant: string): Promise<void> => {
      episodic.append('user', user);
      episodic.append('assistant', assistant);
      // A summary that forgets what matters, as summaries do.
      const summarize = async (): Promise<string> => 'They spoke of sights.';
      await compressConversation(episodic, { longTerm, contextTokens, findFacts, summarize });
    };
    await say("Hi! By the way, I'm vegetarian. Where is the old bridge?", 'It is behind the tower.');
    for (let turn = 1; turn <= 200; turn++) {
      await say(
        `What about sight number ${turn}, and is the weather, with rain or snow or sun, of any matter there at all?`,
        `Sight number ${turn} is open from ${8 + (turn % 4)} o'clock on, and it is pleasant in any weather, they say.`,
      );
    }
    expect(episodic.getMessages().some(({ content }) => content.startsWith('Hi!'))).toBe(false);
    const {
      longTerm: remembered,
      recent,
      tokens,
    } = await retriever.retrieveContext('Which restaurants are good for tonight?', contextTokens);
    expect(tokens).toBeLessThanOrEqual(contextTokens);
    const restaurants = [
      { name: 'Grill House', dishes: ['steak', 'ribs'], vegetarian: false },
      { name: 'Green Leaf', dishes: ['lentils'], vegetarian: true },
    ];
    const mustBeVegetarian = /\bI'm vegetarian\b/.test(remembered);
    const offered = restaurants.filter(({ vegetarian }) => vegetarian || !mustBeVegetarian);
    expect(offered.map(({ name }) => name)).toEqual(['Green Leaf']);
    expect(recent).toContain('sight number 200');
  });

  it('brings what people want without an embedder, too, though the question shares no word with it', async () => {
    const runtime = new FixedRuntime();
    const longTerm = new LongTermMemory({ runtime });
    await longTerm.storeAll([
      { content: "I'm vegetarian.", metadata: { kinds: ['preference'] } },
      { content: 'The bridge is red.' },
      { content: 'We settled for the blue room.', metadata: { kinds: ['decision'] } },
    ]);
    for (let number = 0; number < 20; number++) {
      runtime.clock.advance(1_000);
      await longTerm.store(`Door ${number} is shut.`);
    }
    const retriever = new MemoryRetriever({ episodic: new EpisodicMemory(), working: new WorkingMemory(), longTerm });
    const { memories } = await retriever.retrieveContext('Where shall we eat?', 2_000);
    expect(
      memories
        .slice(0, 2)
        .map(({ content }) => content)
        .toSorted(),
    ).toEqual(["I'm vegetarian.", 'We settled for the blue room.']);
  });
});
