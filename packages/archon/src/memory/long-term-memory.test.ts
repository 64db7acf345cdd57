import { describe, expect, it } from 'vitest';

import { TopicEmbedder } from '../../test/memory/topic-embedder.ts';
import { FixedRuntime } from '../testing/index.ts';
import { LongTermMemory, type LongTermMemoryOptions } from './long-term-memory.ts';
import type { FoundMemory } from './memory-entry.ts';
import type { MemoryEvent } from './memory-event.ts';
import { InMemoryStore } from './stores/in-memory-store.ts';

const DAY_MS = 86_400_000;

function setup(options: Partial<LongTermMemoryOptions> = {}) {
  const runtime = new FixedRuntime('2027-01-01T00:00:00Z');
  const embedder = new TopicEmbedder();
  const events: MemoryEvent[] = [];
  const memory = new LongTermMemory({ runtime, embedder, onEvent: (event) => events.push(event), ...options });
  return { runtime, embedder, events, memory };
}

const texts = (found: readonly FoundMemory[]): string[] => found.map(({ content }) => content);

describe('LongTermMemory', () => {
  it('finds what means the same in other words, and says how near it is', async () => {
    const { memory } = setup();
    await memory.store('The platform is underground.');
    await memory.store('She plays the piano.');
    const [found] = await memory.query('which station', { limit: 1 });
    // Both are (0, 1, 0, 0, 0.1) in the embedder's topics: the cosine is 1.
    expect(found).toMatchObject({ content: 'The platform is underground.', by: 'vector' });
    expect(found?.similarity).toBeCloseTo(1, 2);
  });

  it('counts words as well as meaning', async () => {
    const { memory } = setup();
    await memory.store('The ticket of Anna costs nine euros.');
    await memory.store('The ticket of Boris costs ten euros.');
    expect(texts(await memory.query('ticket of Boris', { limit: 1 }))).toEqual([
      'The ticket of Boris costs ten euros.',
    ]);
  });

  it('leaves out what is below the threshold', async () => {
    const { memory } = setup();
    await memory.store('It may snow.');
    // cos((0,1,0,0,.1), (0,0,1,0,.1)) = 0.01 / 1.01 = 0.0099
    expect(await memory.query('train', { threshold: 0.5 })).toEqual([]);
    expect((await memory.query('train'))[0]?.similarity).toBeCloseTo(0.0099, 2);
  });

  it('ranks the newer of two alike first, by half of the recency weight after a half-life', async () => {
    const { memory, runtime } = setup({ ranking: { halfLifeDays: 30, recencyWeight: 0.2, keywordWeight: 0 } });
    await memory.store('Old train.');
    runtime.clock.advance(30 * DAY_MS);
    await memory.store('New train.');
    const [first, second] = await memory.query('train');
    expect(texts([first, second].flatMap((each) => each ?? []))).toEqual(['New train.', 'Old train.']);
    // 1 − 0.2 + 0.2 · 0.5 = 0.9 of what the new one has.
    expect((second?.score ?? 0) / (first?.score ?? 1)).toBeCloseTo(0.9, 3);
  });

  it('finds only what has the metadata asked for', async () => {
    const { memory } = setup();
    await memory.store('Anna takes the train.', { user: 'anna', tags: ['travel', 'rail'] });
    await memory.store('Boris takes the bus.', { user: 'boris', tags: ['travel'] });
    expect(texts(await memory.query('travel by train', { where: { user: 'boris' } }))).toEqual([
      'Boris takes the bus.',
    ]);
    expect(texts(await memory.query('train', { where: { tags: 'rail' } }))).toEqual(['Anna takes the train.']);
    expect(await memory.query('train', { where: { user: ['anna', 'boris'], tags: ['rail', 'road'] } })).toHaveLength(1);
    expect(await memory.query('train', { where: { user: 'carla' } })).toEqual([]);
  });

  it('finds from the beginning what another process has stored', async () => {
    const store = new InMemoryStore();
    await setup({ store }).memory.store('The train is late.');
    const { memory } = setup({ store });
    expect(memory.size).toBe(0);
    expect(texts(await memory.query('train'))).toEqual(['The train is late.']);
    expect(memory.size).toBe(1);
  });

  it('keeps apart what belongs to others in the same store', async () => {
    const store = new InMemoryStore();
    const { memory: anna } = setup({ store, scope: { user: 'anna' } });
    const { memory: boris } = setup({ store, scope: { user: 'boris' } });
    await anna.store('I take the train.');
    await boris.store('I take the bus.');
    expect(texts(await anna.query('train or bus'))).toEqual(['I take the train.']);
    expect(texts(await boris.query('train or bus'))).toEqual(['I take the bus.']);
    expect(await boris.query('train or bus', { where: { user: 'anna' } })).toEqual([]);
    expect([anna.size, boris.size]).toEqual([1, 1]);
  });

  it('keeps the same words once, made recent again', async () => {
    const { memory, runtime } = setup();
    const first = await memory.store('I like trains!', { mood: 'good' });
    runtime.clock.advance(DAY_MS);
    expect(await memory.store('i like  trains', { place: 'here' })).toBe(first);
    expect(memory.size).toBe(1);
    expect((await memory.latest())[0]).toMatchObject({
      timestamp: '2027-01-02T00:00:00.000Z',
      metadata: { mood: 'good', place: 'here' },
    });
  });

  it('returns one of several that say the same, but not of those that say the opposite or another number', async () => {
    const { memory } = setup();
    await memory.store('The train to Rome leaves from platform 4.');
    await memory.store('The train to Rome leaves from the platform 4');
    await memory.store('The train to Rome leaves from platform 5.');
    await memory.store('The train to Rome never leaves from platform 4.');
    const found = texts(await memory.query('train to Rome platform', { limit: 10 }));
    expect(found).toHaveLength(3);
    expect(found).toContain('The train to Rome leaves from platform 5.');
    expect(found).toContain('The train to Rome never leaves from platform 4.');
  });

  it('ranks higher what was said to help, and lower what was not', async () => {
    const { memory } = setup({ ranking: { keywordWeight: 0 } });
    const good = await memory.store('Good train.');
    const bad = await memory.store('Bad train.');
    await memory.rate([good], true);
    await memory.rate([bad], false);
    const [first, second] = await memory.query('train');
    expect([first?.id, second?.id]).toEqual([good, bad]);
    // (1 + 0.25 · 1/3) / (1 − 0.25 · 1/3) = 13 / 11
    expect((first?.score ?? 0) / (second?.score ?? 1)).toBeCloseTo(13 / 11, 3);
  });

  it('asks in several ways, and ranks by the best', async () => {
    const { memory } = setup({ expand: (query) => [query, `${query} restaurant`] });
    await memory.store('She is vegetarian.');
    await memory.store('It may snow.');
    expect(texts(await memory.query('where to go tonight', { limit: 1 }))).toEqual(['She is vegetarian.']);
  });

  it('asks the embedder once for what was prefetched, and answers from the cache until something changes', async () => {
    const { memory, embedder } = setup();
    await memory.store('The train is late.');
    embedder.calls.length = 0;
    await memory.prefetch(['train', 'rain', 'music']);
    expect(embedder.calls).toEqual([['train', 'rain', 'music']]);
    const before = await memory.query('Train ');
    expect(await memory.query('train')).toBe(before);
    await memory.store('The train is on time.');
    expect(await memory.query('train')).toHaveLength(2);
    expect(embedder.calls.slice(1)).toEqual([['The train is on time.']]);
  });

  it('makes vectors anew after a change of embedder, and finds by words until then', async () => {
    const store = new InMemoryStore();
    const { memory: before } = setup({ store });
    for (let number = 1; number <= 40; number++) await before.store(`Restaurant number ${number}`);
    const { memory, embedder } = setup({ store, embedder: new TopicEmbedder('topics-2') });
    expect((await memory.query('restaurant', { limit: 1 }))[0]?.by).toBe('keyword');
    expect(await memory.query('where to eat')).toEqual([]);
    expect(await memory.reembed()).toBe(0);
    expect((await memory.query('where to eat'))[0]?.by).toBe('vector');
    expect(embedder.calls).toEqual([]);
    expect(await memory.query('where to eat', { limit: 50 })).toHaveLength(40);
  });

  it('forgets the least important first, then the least recently used, when it is full', async () => {
    const { memory, runtime, events } = setup({ eviction: { capacity: 3 } });
    const minute = (): void => runtime.clock.advance(60_000);
    const used = await memory.store('Used train.');
    minute();
    const unused = await memory.store('Unused bus.');
    minute();
    const important = await memory.store('Important umbrella.', { importance: 1 });
    minute();
    await memory.query('used train', { limit: 1 });
    minute();
    await memory.store('New song.');
    expect(await memory.query('unused bus', { limit: 1 })).not.toMatchObject([{ id: unused }]);
    expect((await memory.latest({ limit: 9 })).map(({ id }) => id)).toEqual(expect.arrayContaining([used, important]));
    expect(events).toMatchObject([{ type: 'memory-evicted', content: { ids: [unused], reason: 'capacity' } }]);
  });

  it('archives what was long not used, and finds it again only when nothing else is found', async () => {
    const { memory, runtime, events } = setup({ eviction: { archiveAfterDays: 30 } });
    const id = await memory.store('The umbrella is in the cellar.');
    const kept = await memory.store('Never in the rain without an umbrella.', { importance: 0.9 });
    runtime.clock.advance(31 * DAY_MS);
    await memory.evict();
    expect(events).toMatchObject([{ type: 'memory-archived', content: { ids: [id] } }]);
    expect((await memory.query('umbrella')).map((found) => found.id)).toEqual([kept]);
    await memory.delete(kept);
    expect(await memory.query('umbrella')).toEqual([]);
    expect((await memory.recall('umbrella', { threshold: 0.5 })).map((found) => found.id)).toEqual([id]);
    expect(events.at(-1)).toMatchObject({ type: 'memory-degraded', content: { to: 'cold' } });
  });

  it('keeps a memory to its last day: the day after its age or disuse it goes, unless it is important', async () => {
    const eviction = { maxAgeDays: 10, archiveAfterDays: 5 };
    const { memory, runtime, events } = setup({ eviction });
    const plain = await memory.store('Plain train.');
    const nearly = await memory.store('Nearly important bus.', { importance: 0.79 });
    await memory.store('Important umbrella.', { importance: 0.8 });
    runtime.clock.advance(5 * DAY_MS);
    await memory.evict();
    expect(events).toEqual([]);
    runtime.clock.advance(1);
    await memory.evict();
    expect(events).toMatchObject([{ type: 'memory-archived', content: { ids: [plain, nearly] } }]);
    runtime.clock.advance(5 * DAY_MS - 1);
    await memory.evict();
    expect(memory.size).toBe(3);
    runtime.clock.advance(1);
    await memory.evict();
    expect(events[1]).toMatchObject({ type: 'memory-evicted', content: { ids: [plain, nearly], reason: 'age' } });
    expect(memory.size).toBe(1);
  });

  it('finds five unless it is told how many, and the latest five alike', async () => {
    const { memory } = setup();
    for (const name of ['one', 'two', 'three', 'four', 'five', 'six']) await memory.store(`Train ${name}.`);
    expect(await memory.query('train')).toHaveLength(5);
    expect(await memory.latest()).toHaveLength(5);
    expect(await memory.latest({ limit: 2 })).toHaveLength(2);
    expect(await memory.query('train', { limit: 6 })).toHaveLength(6);
    await expect(memory.query('train', { limit: 0.5 })).rejects.toThrow(/from 1 on as `limit`/);
    await expect(memory.query('train', { threshold: -1.1 })).rejects.toThrow(/from -1 on as `threshold`/);
  });

  it('does not give up: with three quarters and half of the threshold, and then the latest', async () => {
    const { memory, events } = setup();
    // cos((0,1,0,0,.1), (1,1,0,0,.1)) = 1.01 / (1.005 · 1.418) = 0.709
    await memory.store('Train to the restaurant.');
    const recalled = async (threshold: number) => {
      const [found] = await memory.recall('train', { threshold });
      return [found?.by, events.length];
    };
    expect(await recalled(0.7)).toEqual(['vector', 0]);
    expect(await recalled(0.94)).toEqual(['vector', 0]);
    expect(await recalled(1.4)).toEqual(['vector', 0]);
    expect(await recalled(1.43)).toEqual(['recent', 1]);
    expect(await memory.latest()).toMatchObject([{ score: 0, similarity: 0, by: 'recent' }]);
    expect(events).toMatchObject([
      { type: 'memory-degraded', content: { to: 'recent', reason: 'Nothing is near enough to "train".' } },
    ]);
  });

  it('asks an embedder that fails twice more, a tenth and a fifth of a second later, and then goes by words', async () => {
    const { memory, embedder, runtime, events } = setup();
    runtime.random = () => 1;
    await memory.store('The train is late.');
    embedder.failures = [new Error('one'), new Error('two')];
    expect((await memory.query('train'))[0]?.by).toBe('vector');
    expect(runtime.waits).toEqual([100, 200]);
    embedder.failures = [new Error('one'), new Error('two'), new Error('three')];
    expect((await memory.query('late train'))[0]?.by).toBe('keyword');
    expect(events).toMatchObject([{ type: 'memory-degraded', content: { to: 'keyword', reason: 'three' } }]);
  });

  it('makes missing vectors 32 at a time', async () => {
    const store = new InMemoryStore();
    const { memory: before } = setup({ store, embedder: undefined });
    for (let number = 1; number <= 40; number++) await before.store(`Restaurant number ${number}`);
    const embedder = new TopicEmbedder();
    const { memory } = setup({ store, embedder });
    expect(await memory.reembed({ limit: 7 })).toBe(33);
    expect(await memory.reembed()).toBe(0);
    expect(embedder.calls.map((texts) => texts.length)).toEqual([7, 32, 1]);
    // Where there is no embedder, nothing is missing.
    expect(await before.reembed()).toBe(0);
  });

  it('stores at once what was said to help', async () => {
    const store = new InMemoryStore();
    const { memory } = setup({ store });
    await memory.rate([await memory.store('Good train.')], true);
    const { memory: other } = setup({ store, ranking: { keywordWeight: 0, recencyWeight: 0 } });
    // 1 + 0.25 · 1/3
    expect((await other.query('train'))[0]?.score).toBeCloseTo(1 + 0.25 / 3, 2);
  });

  it('finds nothing older than it is told, to the instant, of the tiers that it is told', async () => {
    const { memory, runtime } = setup({ eviction: { archiveAfterDays: 1 } });
    const old = await memory.store('Old train.');
    runtime.clock.advance(2 * DAY_MS);
    const fresh = await memory.store('New train.');
    const ids = async (query: Parameters<typeof memory.latest>[0]) => [
      (await memory.latest(query)).map(({ id }) => id),
      (await memory.query('train', query)).map(({ id }) => id),
    ];
    expect(await ids({})).toEqual([[fresh], [fresh]]);
    expect(await ids({ tiers: ['cold'] })).toEqual([[old], [old]]);
    expect(await ids({ tiers: ['cold', 'warm'], since: '2027-01-03T00:00:00.000Z' })).toEqual([[fresh], [fresh]]);
    expect(await ids({ since: '2027-01-03T00:00:00.001Z' })).toEqual([[], []]);
  });

  it('says the latest in short', async () => {
    const { memory, runtime } = setup();
    for (const text of ['One.', 'Two.', 'Three.']) {
      await memory.store(text);
      runtime.clock.advance(1000);
    }
    expect(await memory.summarizeRecent(2)).toBe('- Two.\n- Three.');
  });

  it('refuses a text of blanks and limits that are none', async () => {
    const { memory } = setup();
    await expect(memory.store(' \n')).rejects.toThrow(/Expected a text to remember/);
    await expect(memory.query('x', { limit: NaN })).rejects.toThrow(/`limit`/);
    await expect(memory.query('x', { threshold: NaN })).rejects.toThrow(/`threshold`/);
    expect(await memory.delete('nobody')).toBe(false);
  });
});
