import { describe, expect, it } from 'vitest';

import { embeddedGazetteer, showMatch } from './__fixtures__/gazetteer.ts';

const gazetteer = embeddedGazetteer();

describe('the name of a city', () => {
  it.each([
    ['kyoto', 'kyoto'],
    ['  KYŌTO ', 'kyoto'],
    ['京都', 'kyoto'],
    ['Parigi', 'paris'],
    ['Paris, France', 'paris'],
    ['Paris (Texas)', 'Paris/US'],
    ['Boston, MA', 'boston'],
    ['Boston, UK', 'Boston/GB'],
    ['Osaka, Japan', 'Osaka/JP'],
    ['Osaka Japan', 'Osaka/JP'],
    ['The Osaka', 'Osaka/JP'],
    ['New York', 'New York City/US'],
    ['Köln', 'Köln/DE'],
    ['Cologne', 'Köln/DE'],
    ['Peking', 'Beijing/CN'],
    ['Victoria', 'Victoria/CA'],
    ['Naples', 'Naples/IT'],
    ['Porto', 'Porto/PT'],
    ['Odessa', 'Odesa/UA'],
    ['Qwertz', '?'],
    ['', '?'],
    ['…', '?'],
  ])('%j is %s', (name, shown) => {
    expect(showMatch(gazetteer.resolveCity(name))).toBe(shown);
  });

  it('offers the cities that may be meant by spelling', () => {
    const nearest = (name: string) => {
      const match = gazetteer.resolveCity(name);
      return match.kind === 'known' ? [] : match.nearest.map(({ id }) => id);
    };
    expect(nearest('Kyotto')[0]).toBe('kyoto');
    expect(nearest('Bosten')[0]).toBe('boston');
    expect(nearest('Toky')[0]).toBe('tokyo');
  });

  it('offers the closest cities to one elsewhere', () => {
    const match = gazetteer.resolveCity('Nagoya');
    expect(match).toMatchObject({
      kind: 'elsewhere',
      country: 'JP',
      nearest: [{ id: 'kyoto' }, { id: 'tokyo' }, { id: 'paris' }],
    });
  });

  it('carries what a plan needs of a city that can be planned', () => {
    expect(gazetteer.getCity('kyoto' as never)).toMatchObject({
      name: 'Kyoto',
      country: 'JP',
      zone: 'Asia/Tokyo',
      currency: 'JPY',
      budget: { low: { currency: 'JPY' } },
    });
    expect(() => gazetteer.getCity('atlantis' as never)).toThrow(
      'No city is called "atlantis". Cities of the catalogue: boston, kyoto, paris, tokyo.',
    );
  });
});
