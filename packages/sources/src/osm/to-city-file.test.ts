import { describe, expect, it } from 'vitest';

import { findCatalogueFaults } from '../catalogue/find-catalogue-faults.ts';
import { cityFileSchema } from '../catalogue/schema.ts';
import type { OsmElement, Tags } from './element.ts';
import { type ImportedCity, toCityFile, type ToCityFileOptions } from './to-city-file.ts';

const CITY: ImportedCity = {
  id: 'testville',
  name: 'Testville',
  aliases: [],
  country: 'PT',
  zone: 'Europe/Lisbon',
  currency: 'EUR',
  center: { lat: 41, lon: -8 },
  bounds: { south: 40.9, west: -8.1, north: 41.1, east: -7.9 },
};
/** One ten-thousandth of a degree of latitude is about 11 m. */
const node = (id: number, tags: Tags, [lat, lon]: readonly [number, number] = [41 + id / 100, -8]): OsmElement => ({
  type: 'node',
  id,
  tags,
  at: { lat, lon },
});
const make = (elements: readonly OsmElement[], options: Partial<ToCityFileOptions> = {}) =>
  toCityFile(elements, CITY, { date: '2026-04-03', ...options });

describe('toCityFile', () => {
  it('makes a file that the catalogue takes', () => {
    const { file } = make([
      node(1, { tourism: 'museum', name: 'Museu', 'name:en': 'Museum of Things', charge: '9 EUR' }),
    ]);
    expect(
      findCatalogueFaults([{ name: 'testville.json', text: JSON.stringify(file) }], { handWritten: false }),
    ).toEqual([]);
    expect(file.sights).toMatchObject([
      {
        id: 'n1',
        name: 'Museum of Things',
        localName: 'Museu',
        categories: ['museum'],
        fee: 900,
        hours: 'unknown',
        usualMinutes: 90,
      },
    ]);
    expect(file.source).toMatchObject({
      license: 'ODbL 1.0',
      attribution: '© OpenStreetMap contributors',
      date: '2026-04-03',
    });
  });

  it('keeps the text of hours that cannot be read', () => {
    const { file } = make([
      node(1, { amenity: 'restaurant', name: 'A', opening_hours: 'Tu-Sa 10:00-19:00: Su 10:00-14:00' }),
      node(2, { amenity: 'restaurant', name: 'B', opening_hours: 'Mo-Fr 12:00-15:00' }),
    ]);
    const byName = file.eateries.toSorted((one, other) => (one.name < other.name ? -1 : 1));
    expect(byName[0]).toMatchObject({ hours: 'unknown', hoursText: 'Tu-Sa 10:00-19:00: Su 10:00-14:00' });
    expect(byName[1]).toMatchObject({ hours: 'Mo-Fr 12:00-15:00' });
  });

  it('joins a church and its tower, and leaves the square before it apart', () => {
    const { file, left } = make([
      node(
        1,
        { amenity: 'place_of_worship', religion: 'christian', name: 'Igreja dos Clérigos', wikidata: 'Q1' },
        [41, -8],
      ),
      node(2, { historic: 'tower', name: 'Torre dos Clérigos' }, [41.0002, -8]),
      node(3, { place: 'square', name: 'Praça dos Clérigos', wikidata: 'Q3' }, [41.0001, -8]),
    ]);
    expect(file.sights.map(({ id }) => id).toSorted()).toEqual(['n1', 'n3']);
    expect(left).toEqual([
      { reason: 'part of another sight, or drawn twice', count: 1, examples: ['Torre dos Clérigos'] },
    ]);
  });

  it('says what is left out and why', () => {
    const { left } = make([
      node(1, { tourism: 'museum', name: 'Shut', opening_hours: 'closed' }),
      node(2, { tourism: 'museum', name: 'Mine', access: 'private' }),
      node(3, { tourism: 'museum' }),
      node(4, { tourism: 'museum', name: 'Far' }, [42, -8]),
    ]);
    expect(Object.fromEntries(left.map(({ reason, examples }) => [reason, examples]))).toEqual({
      'closed or given up': ['Shut'],
      'not open to the public (access)': ['Mine'],
      'without a name': [],
      'outside the box of the city': ['Far'],
    });
  });

  it('does not take the item of a person for that of the statue', () => {
    const { file } = make(
      [node(1, { historic: 'memorial', tourism: 'attraction', name: 'Karl Valentin', wikidata: 'Q45255' })],
      {
        sitelinks: new Map([['Q45255', 40]]),
      },
    );
    expect(file.sights[0]).not.toHaveProperty('wikidata');
    expect(file.sights[0]?.significance).toBe(1);
  });

  it('puts what many wikis know before what tags alone praise', () => {
    const [plain, known] = [
      node(1, { tourism: 'museum', name: 'Plain', wikidata: 'Q1', website: 'x', opening_hours: '24/7' }),
      node(2, { tourism: 'museum', name: 'Known', wikidata: 'Q2' }),
    ];
    expect(make([plain, known]).file.sights.map(({ name }) => name)).toEqual(['Plain', 'Known']);
    const sitelinks = new Map([
      ['Q1', 0],
      ['Q2', 50],
    ]);
    expect(make([plain, known], { sitelinks }).file.sights.map(({ name }) => name)).toEqual(['Known', 'Plain']);
  });

  it('follows places of the file before by their item, then by name and place', () => {
    const before = make([
      node(1, { tourism: 'museum', name: 'Old name', wikidata: 'Q1' }),
      node(2, { amenity: 'cafe', name: 'Same' }, [41, -8]),
      node(3, { amenity: 'cafe', name: 'Gone' }),
    ]).file;
    const { file } = make(
      [
        { ...node(7, { tourism: 'museum', name: 'New name', wikidata: 'Q1' }), type: 'way' },
        { ...node(8, { amenity: 'cafe', name: 'Same' }, [41.001, -8]), type: 'way' },
        node(9, { amenity: 'cafe', name: 'Gone' }, [41.09, -8]),
      ],
      { previous: cityFileSchema.parse(before) },
    );
    expect(file.moved).toEqual({ n1: 'w7', n2: 'w8' });
  });

  it.each([
    ['required', 'needed'],
    ['recommended', 'advised'],
    ['no', 'none'],
    ['yes', undefined],
    ['toString', undefined],
  ])('takes a reservation that is tagged %s as %s', (reservation, expected) => {
    const { file } = make([node(1, { amenity: 'restaurant', name: 'A', reservation })]);
    expect(file.eateries[0]?.reservation).toBe(expected);
  });

  it('knows a diet only where somebody has written it down, and a level only by stars', () => {
    const { file } = make([
      node(1, { amenity: 'restaurant', name: 'A', 'diet:vegan': 'yes', 'diet:halal': 'no', cuisine: 'italian;pizza' }),
      node(2, { tourism: 'hotel', name: 'H', stars: '4S' }),
      node(3, { tourism: 'hotel', name: 'I' }),
    ]);
    expect(file.eateries[0]).toMatchObject({
      serves: ['vegan'],
      cuisine: 'italian, pizza',
      meals: ['lunch', 'dinner'],
    });
    expect(file.lodgings.map(({ name, level }) => [name, level])).toEqual([
      ['H', 'high'],
      ['I', null],
    ]);
  });

  it('puts the main station first and leaves the underground out where trains stop', () => {
    const { file } = make([
      node(1, { railway: 'station', name: 'Suburb', train: 'yes' }, [41.05, -8]),
      node(2, { railway: 'station', name: 'Testville Central', train: 'yes', wikidata: 'Q9' }, [41, -8]),
      node(3, { railway: 'station', station: 'subway', name: 'Metro' }, [41, -8]),
    ]);
    expect(file.terminals?.map(({ name }) => name)).toEqual(['Testville Central', 'Suburb']);
  });
});

describe('other names of a sight', () => {
  it('are those of its tags and of its parts, each once and none twice', () => {
    const { file } = make([
      node(
        1,
        {
          amenity: 'place_of_worship',
          name: 'Liebfrauendom',
          alt_name: 'Unserer Lieben Frau;Frauendom',
          wikidata: 'Q1',
        },
        [41, -8],
      ),
      node(2, { historic: 'church', name: 'Frauenkirche', 'name:en': 'Frauenkirche', wikidata: 'Q1' }, [41.0002, -8]),
      node(3, { tourism: 'museum', name: 'Museum', alt_name: 'museum' }, [41.05, -8]),
    ]);
    expect(file.sights.map(({ name, aliases }) => [name, aliases])).toEqual([
      ['Frauenkirche', ['Unserer Lieben Frau', 'Frauendom', 'Liebfrauendom']],
      ['Museum', undefined],
    ]);
  });
});
