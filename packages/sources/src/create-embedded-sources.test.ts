import { describe, expect, it } from 'vitest';

import { HARBOURTON_FOLDER } from './catalogue/__fixtures__/harbourton.ts';
import { createEmbeddedSources } from './create-embedded-sources.ts';
import { context, segment } from './embedded/__fixtures__/context.ts';

describe('embedded sources', () => {
  const sources = createEmbeddedSources();

  it('list their cities', () => {
    const cities = sources.listCities();
    const written = cities.filter(({ source }) => source.name !== 'outline').map(({ id }) => id);
    expect(written.toSorted()).toEqual(['boston', 'kyoto', 'paris', 'tokyo']);
    expect(cities.map(({ id }) => id)).toEqual(expect.arrayContaining(['lisbon', 'london', 'osaka']));
    expect(cities.find(({ id }) => id === 'kyoto')).toEqual({
      id: 'kyoto',
      name: 'Kyoto',
      country: 'JP',
      zone: 'Asia/Tokyo',
      center: { lat: 35.0116, lon: 135.7681 },
      source: { name: 'sample catalogue', date: '2026-11-21', verify: true },
    });
  });

  it('have a sketch of each that is more than an outline', () => {
    const written = sources.listCities().filter(({ source }) => source.name !== 'outline');
    expect(written.filter(({ id }) => sources.findSketch(id)?.type !== 'FeatureCollection')).toEqual([]);
    expect(sources.findSketch('atlantis')).toBeNull();
  });

  it('take cities from a folder of one’s own', () => {
    const more = createEmbeddedSources({ catalogueFolder: HARBOURTON_FOLDER });
    expect(more.gazetteer.resolveCity('hafenstadt')).toMatchObject({ kind: 'known', city: { id: 'harbourton' } });
  });

  it('answer the same query alike, whoever asks', async () => {
    const query = { segments: [segment('kyoto', '2027-04-03', '2027-04-05')], currency: 'EUR', budget: null };
    const [first, second] = await Promise.all(
      [sources, createEmbeddedSources()].map(({ places }) => places.findSights(query, context())),
    );
    expect(JSON.stringify(second)).toBe(JSON.stringify(first));
  });

  it('know every name of their own fares', () => {
    const cities = ['Osaka', 'New York', 'Lyon', 'Nagoya'].map((name) => sources.gazetteer.resolveCity(name).kind);
    expect(cities).toEqual(['known', 'known', 'elsewhere', 'elsewhere']);
  });
});
