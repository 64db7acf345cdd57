import { describe, expect, it } from 'vitest';

import { compressConversation } from '../../src/memory/conversation/compress.ts';
import {
  EpisodicMemory,
  InMemoryStore,
  LongTermMemory,
  type MemoryEvent,
  MemoryRetriever,
  type MemoryStore,
  WorkingMemory,
} from '../../src/memory/index.ts';
import { FixedRuntime } from '../../src/testing/index.ts';
import { findFacts } from '../find-facts.ts';
import { TopicEmbedder } from './topic-embedder.ts';

const DAY_MS = 86_400_000;

function setup({ store = new InMemoryStore() }: { store?: MemoryStore } = {}) {
  const runtime = new FixedRuntime('2027-01-01T00:00:00Z');
  const embedder = new TopicEmbedder();
  const events: MemoryEvent[] = [];
  const onEvent = (event: MemoryEvent): void => void events.push(event);
  const memory = new LongTermMemory({ runtime, store, embedder, onEvent });
  return { runtime, embedder, events, onEvent, memory };
}

const down = new Error('The embedder is down.');

/** Each row of the seed's table of memory failures (003, §7.1.4) with its recovery (§7.2.4): a real fault, and what comes of it. */
describe('memory failures', () => {
  it('retrieval failure: lowers the threshold, then takes cold memories, then the latest', async () => {
    const { memory, events } = setup();
    await memory.store('A ticket for the concert.');
    // cos((0,1,0,1,.1), (0,0,0,1,.1)) = 1.01 / (1.418 · 1.005) = 0.709: below 0.9, above 0.675.
    const found = await memory.recall('piano', { threshold: 0.9 });
    expect(found).toMatchObject([{ content: 'A ticket for the concert.', by: 'vector' }]);
    expect(events).toEqual([]);
    expect(await memory.recall('umbrella', { threshold: 0.9 })).toMatchObject([
      { content: 'A ticket for the concert.', by: 'recent' },
    ]);
    expect(events).toMatchObject([{ type: 'memory-degraded', content: { to: 'recent' } }]);
  });

  it('retrieval failure: with no store at all, the conversation takes the place of long-term memory', async () => {
    const store = new InMemoryStore();
    const { memory, onEvent, events } = setup({ store });
    await memory.store('The train is late.');
    await store.close();
    const [episodic, working] = [new EpisodicMemory(), new WorkingMemory()];
    for (let turn = 0; turn < 100; turn++) episodic.append('user', `Sentence number ${turn} about trains.`);
    const retriever = new MemoryRetriever({ episodic, working, longTerm: memory, onEvent });
    const context = await retriever.retrieveContext('train', 400);
    expect(context.longTerm).toBe('');
    expect(context.tokens).toBeGreaterThan(300);
    expect(context.recent).toContain('Sentence number 99');
    expect(events).toMatchObject([
      { type: 'memory-degraded', content: { to: 'recent', reason: expect.stringMatching(/closed/) } },
    ]);
  });

  it('embedding generation failure: tries again, stores without, finds by words, and makes the vector when it is back', async () => {
    const { memory, embedder, events, runtime } = setup();
    embedder.failures = [down];
    await memory.store('The platform is closed.');
    expect(runtime.waits).toHaveLength(1);
    expect(events).toEqual([]);
    embedder.failures = [down, down, down];
    await memory.store('Every restaurant is closed.');
    expect(events).toMatchObject([{ type: 'memory-degraded', content: { to: 'keyword', reason: down.message } }]);
    embedder.failures = [down, down, down];
    expect(await memory.query('a restaurant')).toMatchObject([
      { content: 'Every restaurant is closed.', by: 'keyword' },
    ]);
    // The next thing stored finds the embedder well, and what waited is seen to.
    await memory.store('It may snow.');
    expect((await memory.query('lunch', { limit: 1 }))[0]).toMatchObject({
      content: 'Every restaurant is closed.',
      by: 'vector',
    });
  });

  it('embedding generation failure: a vector that is none is refused like an outage', async () => {
    const { memory, embedder, events } = setup();
    embedder.embed = async (texts) => texts.map(() => Float32Array.of(NaN, 0, 0, 0, 0));
    await memory.store('The platform is closed.');
    expect(events).toMatchObject([
      { content: { to: 'keyword', reason: expect.stringMatching(/finite entries were expected/) } },
    ]);
    expect(await memory.query('platform')).toMatchObject([{ by: 'keyword' }]);
  });

  it('token budget exceeded: the oldest messages are summarized, their facts kept, and the context fits', async () => {
    const { memory } = setup();
    const episodic = new EpisodicMemory();
    episodic.append('user', 'I am allergic to peanuts.');
    for (let turn = 0; turn < 200; turn++)
      episodic.append('assistant', 'A sentence about nothing in particular, and a long one.');
    expect(episodic.tokens).toBeGreaterThan(1_000);
    await compressConversation(episodic, {
      longTerm: memory,
      contextTokens: 1_000,
      findFacts,
      summarize: async () => 'Small talk.',
    });
    const retriever = new MemoryRetriever({ episodic, working: new WorkingMemory(), longTerm: memory });
    const context = await retriever.retrieveContext('What may I eat?', 1_000);
    expect(context.tokens).toBeLessThanOrEqual(1_000);
    expect(context.longTerm).toContain('I am allergic to peanuts.');
    expect(context.recent).toContain('[Earlier conversation summarized: Small talk.]');
  });

  it('token budget exceeded: when the facts cannot be stored, they stand in the pointer message', async () => {
    const store = new InMemoryStore();
    const { memory, onEvent, events } = setup({ store });
    await store.close();
    const episodic = new EpisodicMemory();
    episodic.append('user', 'I am allergic to peanuts.');
    for (let turn = 0; turn < 50; turn++) episodic.append('assistant', 'A sentence about nothing in particular.');
    await compressConversation(episodic, {
      longTerm: memory,
      contextTokens: 500,
      findFacts,
      summarize: async () => 'Small talk.',
      onEvent,
    });
    expect(episodic.getMessages()[0]?.content).toBe(
      '[Earlier conversation summarized: Small talk.\n- I am allergic to peanuts.]',
    );
    expect(events).toMatchObject([{ type: 'memory-degraded', content: { to: 'unstored' } }]);
  });

  it('memory corruption: a damaged memory is skipped and reported, the others are found, storing it again heals it', async () => {
    const store = new InMemoryStore();
    const { memory: before } = setup({ store });
    const id = await before.store('The train leaves at nine.');
    await before.store('The train is blue.');
    const [row] = await store.read([id]);
    if (row) await store.write({ put: [{ ...row, body: row.body.slice(0, -9) }] });
    const { memory, events } = setup({ store });
    expect((await memory.query('train')).map(({ content }) => content)).toEqual(['The train is blue.']);
    expect(events).toMatchObject([
      { type: 'memory-damaged', content: { id, reason: expect.stringMatching(/checksum/) } },
    ]);
    expect(await memory.store('The train leaves at nine.')).toBe(id);
    expect(await memory.query('train')).toHaveLength(2);
  });

  it('memory corruption: damage that comes while the index stands is found when the row is read', async () => {
    const store = new InMemoryStore();
    const { memory, events } = setup({ store });
    const id = await memory.store('The train leaves at nine.');
    await memory.store('The train is blue.');
    store.read = async (ids) =>
      (await InMemoryStore.prototype.read.call(store, ids)).map((row) =>
        row.id === id ? { ...row, checksum: '0' } : row,
      );
    expect((await memory.query('train at nine')).map(({ content }) => content)).toEqual(['The train is blue.']);
    expect(events).toMatchObject([{ type: 'memory-damaged', content: { id } }]);
  });

  it('unbounded growth: a conversation of any length keeps below the threshold, and long-term memory below its capacity', async () => {
    const runtime = new FixedRuntime();
    const memory = new LongTermMemory({ runtime, eviction: { capacity: 50 } });
    const episodic = new EpisodicMemory();
    for (let turn = 0; turn < 300; turn++) {
      runtime.clock.advance(1000);
      episodic.append('user', `Number ${turn} is a number that is of no use to anybody.`);
      await compressConversation(episodic, { longTerm: memory, contextTokens: 500, findFacts });
      expect(episodic.tokens).toBeLessThan(350);
    }
    expect(memory.size).toBe(50);
  });

  it('stale context: age counts against a memory, a limit of age leaves it out, and at last it goes', async () => {
    const runtime = new FixedRuntime('2027-01-01T00:00:00Z');
    const memory = new LongTermMemory({ runtime, embedder: new TopicEmbedder(), eviction: { maxAgeDays: 365 } });
    await memory.store('The station is in the north.');
    runtime.clock.advance(200 * DAY_MS);
    await memory.store('The station is in the south.');
    expect((await memory.query('station'))[0]?.content).toBe('The station is in the south.');
    expect(await memory.query('station', { since: '2027-06-01T00:00:00Z' })).toHaveLength(1);
    runtime.clock.advance(200 * DAY_MS);
    await memory.evict();
    expect((await memory.query('station')).map(({ content }) => content)).toEqual(['The station is in the south.']);
  });
});
