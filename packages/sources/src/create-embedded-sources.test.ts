import { describe, expect, it } from 'vitest';

import { HARBOURTON_FOLDER } from './catalogue/__fixtures__/harbourton.ts';
import { createEmbeddedSources } from './create-embedded-sources.ts';
import { context, segment } from './embedded/__fixtures__/context.ts';

describe('embedded sources', () => {
  const sources = createEmbeddedSources();

  it('list their cities', () => {
    expect(sources.listCities().map(({ id }) => id)).toEqual(['boston', 'kyoto', 'paris', 'tokyo']);
    expect(sources.listCities()[1]).toEqual({
      id: 'kyoto',
      name: 'Kyoto',
      country: 'JP',
      zone: 'Asia/Tokyo',
      center: { lat: 35.0116, lon: 135.7681 },
    });
  });

  it('have a sketch of each of them', () => {
    expect(sources.listCities().filter(({ id }) => sources.findSketch(id)?.type !== 'FeatureCollection')).toEqual([]);
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
    expect(cities).toEqual(['elsewhere', 'elsewhere', 'elsewhere', 'elsewhere']);
  });
});
