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
    ['Nagoya, Japan', 'Nagoya/JP'],
    ['Nagoya Japan', 'Nagoya/JP'],
    ['The Nagoya', 'Nagoya/JP'],
    ['New York', 'new-york'],
    ['Köln', 'Köln/DE'],
    ['Cologne', 'Köln/DE'],
    ['Peking', 'beijing'],
    ['Victoria, Canada', 'Victoria/CA'],
    ['Naples', 'Naples/IT'],
    ['Porto', 'porto'],
    ['Odessa', 'Odesa/UA'],
    // Five scripts.
    ['大阪', 'osaka'],
    ['里斯本', 'lisbon'],
    ['로마', 'rome'],
    ['Москва', 'Moscow/RU'],
    ['القاهرة', 'cairo'],
    ['Θεσσαλονίκη', 'Thessaloníki/GR'],
    // Airports by code and name, and districts.
    ['CDG', 'paris'],
    ['Heathrow', 'london'],
    ['Narita', 'tokyo'],
    ['lax airport', 'los-angeles'],
    ['Shinjuku', 'tokyo'],
    ['Montmartre', 'paris'],
    ['Alfama', 'lisbon'],
    // Namesakes, asked about where none is overwhelmingly the usual meaning.
    ['Portland', 'Portland, Oregon | Portland, Maine'],
    ['San Jose', 'San Jose, California | San José, Costa Rica'],
    ['Cambridge', 'Cambridge, United Kingdom | Cambridge, Massachusetts | Cambridge, Canada'],
    ['Cambridge, United Kingdom', 'Cambridge/GB'],
    ['Portland, Maine', 'Portland/US'],
    ['London', 'london'],
    // Countries and parts of them; a city of that name goes first.
    ['Tuscany', 'Tuscany: Florence | Pisa | Siena | Lucca'],
    ['Slowakei', 'Slovakia: Bratislava | Košice | Žilina | Banská Bystrica'],
    ['日本', 'Japan: Tokyo | Osaka | Kyoto | Yokohama'],
    ['Granada', 'Granada, Spain | Granada, Nicaragua'],
    ['Singapore', 'singapore'],
    // Misspelt.
    ['Barcelna', 'barcelona'],
    ['Prauge', 'prague'],
    ['London, Ontario', 'London/CA'],
    ['Florence, Tuscany', 'florence'],
    ['Lisboa', 'lisbon'],
    ['Munchen', 'munich'],
    ['Toky', 'tokyo'],
    ['tokyoooo', 'tokyo'],
    ['Gotenborg', 'Göteborg, Sweden'],
    ['Qwertz', '?'],
    ['', '?'],
    ['…', '?'],
  ])('%j is %s', (name, shown) => {
    expect(showMatch(gazetteer.resolveCity(name))).toBe(shown);
  });

  it('offers the cities that may be meant by spelling', () => {
    const nearest = (name: string) => {
      const match = gazetteer.resolveCity(name);
      return match.kind === 'unknown' ? match.nearest.map(({ id }) => id) : [];
    };
    expect(nearest('Tok')[0]).toBe('tokyo');
    expect(nearest('Par')[0]).toBe('paris');
  });

  it('offers the closest cities to one elsewhere', () => {
    const match = gazetteer.resolveCity('Nagoya');
    expect(match).toMatchObject({
      kind: 'elsewhere',
      country: 'JP',
      nearest: [{ id: 'kyoto' }, { id: 'osaka' }, { id: 'tokyo' }],
    });
  });

  it('takes a city that is misspelt by a letter, and says so', () => {
    expect(gazetteer.resolveCity('Kyotto')).toMatchObject({
      city: { id: 'kyoto' },
      by: { kind: 'spelling', name: 'Kyotto' },
    });
  });

  it('tells the airport and the district by which a city was named', () => {
    expect(gazetteer.resolveCity('CDG')).toMatchObject({
      by: { kind: 'airport', name: 'Charles de Gaulle International Airport' },
    });
    expect(gazetteer.resolveCity('Shinjuku')).toMatchObject({ by: { kind: 'district', name: 'Shinjuku' } });
    expect(gazetteer.resolveCity('Manhattan')).not.toHaveProperty('by.kind', 'airport');
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
      /No city is called "atlantis"\. Cities of the catalogue: .*boston, .*kyoto, .*paris, .*tokyo/,
    );
  });
});
