import { beforeEach, describe, expect, it, vi } from 'vitest';

import { fakeContext } from '../../../test/support/fake-context.ts';
import { fetchCity } from './fetch.ts';

const there = vi.hoisted(() => ({
  options: [] as unknown[],
  hasFetcher: true,
  match: {},
  cities: [] as unknown[],
  fetched: {},
  asked: [] as unknown[],
}));
vi.mock('@wayfarer/sources', async (original) => ({
  ...(await original<object>()),
  createEmbeddedSources: (options: { readonly report: (text: string) => void }) => {
    there.options.push(options);
    options.report('A city cannot be read.');
    const fetcher = {
      async fetch(city: unknown, { report }: { readonly report: (step: object) => Promise<void> }) {
        there.asked.push(city);
        await report({ kind: 'queued' });
        return there.fetched;
      },
    };
    return {
      ...(there.hasFetcher && { cityFetcher: fetcher }),
      gazetteer: { resolveCity: () => there.match },
      listCities: () => there.cities,
    };
  },
}));

beforeEach(() => {
  there.options.length = 0;
  there.asked.length = 0;
  there.hasFetcher = true;
  there.match = { kind: 'elsewhere', name: 'Faro', country: 'PT' };
  there.fetched = { sights: 1, eateries: 2, lodgings: 0 };
});

async function run() {
  const { context, printed } = fakeContext({});
  const reply = await fetchCity({ ...context, dataFolder: '/d', catalogueFolder: '/c' } as never, 'Faro');
  return { json: reply.json, text: reply.text({} as never), printed };
}
const known = (source: string) => {
  there.match = { kind: 'known', city: { id: 'faro', name: 'Faro', country: 'PT', center: { lat: 37, lon: -8 } } };
  there.cities = [
    { id: 'other', source: { name: 'hand' } },
    { id: 'faro', source: { name: source } },
  ];
};

describe('a city', () => {
  it('that is elsewhere is fetched, and what is there is counted', async () => {
    const { json, text, printed } = await run();
    expect(there.options[0]).toMatchObject({
      catalogueFolder: '/c',
      citiesFolder: '/d/cities',
      live: { cities: { contact: null } },
    });
    expect(there.asked).toEqual([there.match]);
    expect(json).toEqual(there.fetched);
    expect(text).toBe(
      'Faro is there: 1 sight, 2 places to eat, 0 places to stay. © OpenStreetMap contributors, ODbL 1.0.\nNow plan it: wayfarer plan "Three days in Faro …"\n',
    );
    expect(printed).toEqual(['A city cannot be read.\n', 'Another city is being fetched; this one comes next.\n']);
  });

  it.each(['outline', 'OpenStreetMap'])('that is known as %s alone is fetched, where it is', async (source) => {
    known(source);
    await run();
    expect(there.asked).toEqual([{ name: 'Faro', country: 'PT', at: { lat: 37, lon: -8 } }]);
  });

  it('of which more is known is left alone', async () => {
    known('hand');
    await expect(run()).rejects.toThrow('Faro is there already, and more is known of it than OpenStreetMap says.');
    there.cities = [];
    await expect(run()).rejects.toThrow('Faro is there already');
    expect(there.asked).toEqual([]);
  });

  it('that nobody knows is refused', async () => {
    there.match = { kind: 'unknown' };
    await expect(run()).rejects.toThrow('No city of at least 15,000 people is called "Faro".');
  });

  it('is fetched only where that is allowed', async () => {
    there.hasFetcher = false;
    await expect(run()).rejects.toThrow('Fetching is switched off here by WAYFARER_FETCH.');
  });
});
