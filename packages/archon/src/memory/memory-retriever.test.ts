import { describe, expect, it } from 'vitest';

import { TopicEmbedder } from '../../test/memory/topic-embedder.ts';
import { estimateTokens } from '../model/tokens.ts';
import { FixedWorld } from '../testing/index.ts';
import { compressConversation } from './conversation/compress.ts';
import { EpisodicMemory } from './conversation/episodic-memory.ts';
import { LongTermMemory } from './long-term-memory.ts';
import { MemoryRetriever } from './memory-retriever.ts';
import { WorkingMemory } from './working-memory.ts';

function setup() {
  const world = new FixedWorld('2027-01-01T00:00:00Z');
  const longTerm = new LongTermMemory({ world, embedder: new TopicEmbedder() });
  const [episodic, working] = [new EpisodicMemory(), new WorkingMemory()];
  return { world, longTerm, episodic, working, retriever: new MemoryRetriever({ episodic, working, longTerm }) };
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
      await compressConversation(episodic, { longTerm, contextTokens, summarize: async () => 'They spoke of sights.' });
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
    const world = new FixedWorld();
    const longTerm = new LongTermMemory({ world });
    await longTerm.storeAll([
      { content: "I'm vegetarian.", metadata: { kinds: ['preference'] } },
      { content: 'The bridge is red.' },
      { content: 'We settled for the blue room.', metadata: { kinds: ['decision'] } },
    ]);
    for (let number = 0; number < 20; number++) {
      world.clock.advance(1_000);
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
