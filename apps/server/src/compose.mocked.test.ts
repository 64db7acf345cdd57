import { beforeEach, describe, expect, it, vi } from 'vitest';

import { compose, type ComposeOptions } from './compose.ts';

/** What happens to the parts that are joined, in order. */
const told = vi.hoisted((): { readonly events: string[]; pool: unknown; readonly signals: Set<unknown> } => ({
  events: [],
  pool: null,
  signals: new Set(),
}));

const CITIES = [{ id: 'porto' }, { id: 'lisbon' }];

vi.mock('@wayfarer/composition', async (original) => ({
  ...(await original<object>()),
  followRules: async (folder: unknown) => ({ folder }),
  composeProduct: async (_options: unknown, { pool }: { readonly pool: unknown }) => {
    told.pool = pool;
    return {
      sources: {
        listCities: () => CITIES,
        findSketch: (city: string) => (city === 'porto' ? {} : null),
        cityFetcher: undefined,
      },
      pool: { waiting: 0, running: 0, warm: () => told.events.push('warm') },
      clock: { now: () => new Date('2026-11-26T12:00:00Z') },
      close: async () => void told.events.push('close'),
    };
  },
}));
vi.mock('@wayfarer/router/redaction', () => ({ redact: () => void told.events.push('redact') }));
vi.mock('@wayfarer/language', async (original) => ({
  ...(await original<object>()),
  *rehearseReading() {
    for (const step of ['one', 'two']) yield void told.events.push(step);
    told.events.push('three');
  },
}));
vi.mock('node:timers/promises', () => ({
  async setImmediate(_value: unknown, { signal }: { readonly signal: unknown }) {
    told.signals.add(signal);
    told.events.push('turn');
  },
}));

const join = (options: Partial<ComposeOptions> = {}) => compose({ dataFolder: '/nowhere', ...options });

beforeEach(() => {
  told.events.length = 0;
  told.signals.clear();
});

describe('the threads on which trips are planned', () => {
  it('let 256 trips wait, take 528 MB each, and end after two minutes without work', async () => {
    await join();
    expect(told.pool).toEqual({
      size: undefined,
      mostWaiting: 256,
      resourceLimits: { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 512 },
      idleMs: 120_000,
    });
  });

  it('run what they are told to, as many as that are wanted', async () => {
    const planningProgram = new URL('file:///gated.ts');
    await join({ planningProgram, planningThreads: 3 });
    expect(told.pool).toMatchObject({ program: planningProgram, size: 3 });
  });

  it('are started with a write, unless trips are planned here', async () => {
    (await join()).onWrite();
    expect(told.events).toEqual(['warm']);
    (await join({ plansHere: true })).onWrite();
    expect(told.events).toEqual(['warm']);
  });
});

describe('what is told of cities', () => {
  it('is which of them have a map, and no more where nothing else is there', async () => {
    const { world } = await join();
    expect(world.listCities()).toEqual({
      cities: [
        { id: 'porto', hasSketch: true },
        { id: 'lisbon', hasSketch: false },
      ],
      canFetch: false,
      mapStyle: null,
    });
  });

  it('is how maps are drawn, who is asked, and that a person reads the inbox', async () => {
    const tiles = { style: 'https://tiles.example/a', origins: ['https://tiles.example'] };
    const model = { model: { id: 'compatible:mine' } } as never;
    const { world, mapOrigins } = await join({ tiles, model, hasPerson: true });
    expect(world.listCities()).toMatchObject({
      mapStyle: 'https://tiles.example/a',
      model: 'compatible:mine',
      hasPerson: true,
    });
    expect(mapOrigins).toEqual(['https://tiles.example']);
    expect((await join({ hasPerson: false })).world.listCities()).not.toHaveProperty('hasPerson');
    expect((await join()).mapOrigins).toEqual([]);
  });
});

it('reads a sample message twice over in small steps, with a turn of the event loop after each', async () => {
  const { signal } = new AbortController();
  await (await join()).prepare(signal);
  expect(told.events).toEqual(['redact', 'turn', 'redact', 'turn', 'one', 'turn', 'two', 'turn', 'three']);
  expect([...told.signals]).toEqual([signal]);
});

it('closes what it has opened', async () => {
  const parts = await join();
  await parts.close();
  expect(told.events).toEqual(['close']);
});

it('is of the version that its package says', async () => {
  expect((await join()).version).toMatch(/^\d+\.\d+\.\d+$/);
});
