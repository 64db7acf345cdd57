import type { Category } from '@wayfarer/trip';
import { describe, expect, it } from 'vitest';

import type { Tags } from './element.ts';
import { type Found, mergeParts } from './merge-parts.ts';

/** A thousandth of a degree of latitude is 111 m. */
const METRE = 1 / 111_195;

const found = (
  name: string,
  metresNorth: number,
  rest: Partial<Found> & { tags?: Tags; areaM2?: number } = {},
): Found => {
  const { category = 'landmark', tags = {}, areaM2 } = rest;
  return {
    category,
    element: {
      type: 'node',
      id: name.length * 1000 + metresNorth,
      tags: { name, ...tags },
      at: { lat: metresNorth * METRE, lon: 0 },
      ...(areaM2 !== undefined && { areaM2 }),
    },
  };
};
const pairs = (all: readonly Found[], common?: readonly string[]) =>
  [...mergeParts(all, common).partOf].map(([part, whole]) => [part.element.tags['name'], whole.element.tags['name']]);
const church = (name: string, metresNorth: number, rest?: Parameters<typeof found>[2]) =>
  found(name, metresNorth, { category: 'church' as Category, ...rest });

describe('mergeParts', () => {
  it.each<[number, boolean]>([
    [29, true],
    [31, false],
  ])('joins a church and its tower %d m away: %s', (metres, isOne) => {
    const all = [church('Igreja dos Clérigos', 0), found('Torre dos Clérigos', metres)];
    expect(pairs(all)).toEqual(isOne ? [['Torre dos Clérigos', 'Igreja dos Clérigos']] : []);
  });

  it('looks as far as a large house reaches: 10,000 m² are a circle of 56 m', () => {
    const hall = church('Igreja dos Clérigos', 0, { areaM2: 10_000 });
    expect(pairs([hall, found('Torre dos Clérigos', 55)])).toHaveLength(1);
    expect(pairs([hall, found('Torre dos Clérigos', 58)])).toHaveLength(0);
  });

  it.each<[number, boolean]>([
    [149, true],
    [151, false],
  ])('joins what bears one name %d m away: %s', (metres, isOne) => {
    expect(pairs([found('Town Hall', 0), found('town hall', metres)])).toHaveLength(isOne ? 1 : 0);
  });

  it('joins one item: within 300 m, under one name within 2 km', () => {
    const item = { wikidata: 'Q1' };
    expect(pairs([found('Gate', 0, { tags: item }), found('Wall', 290, { tags: item })])).toHaveLength(1);
    expect(pairs([found('Gate', 0, { tags: item }), found('Wall', 310, { tags: item })])).toHaveLength(0);
    expect(pairs([found('Wall', 0, { tags: item }), found('Wall', 1900, { tags: item })])).toHaveLength(1);
    expect(pairs([found('Wall', 0, { tags: item }), found('Wall', 2100, { tags: item })])).toHaveLength(0);
  });

  it('leaves apart what only shares words of many names, or the name of the city', () => {
    const all = [church('Saint Mary Church', 0), church('Saint Peter Church', 10)];
    expect(pairs(all)).toEqual([]);
    const named = [found('Porto Cathedral', 0), found('Porto Museum', 10)];
    expect(pairs(named)).toHaveLength(1);
    expect(pairs(named, ['Porto'])).toEqual([]);
  });

  it('leaves a square before a church apart, and a palace and its park', () => {
    expect(pairs([church('Carmo', 0), found('Carmo', 5, { category: 'street' })])).toEqual([]);
    expect(pairs([found('Residenz', 0, { category: 'palace' }), found('Residenz', 5, { category: 'park' })])).toEqual(
      [],
    );
  });

  it('joins a house without hours to the museum in it, unless somebody has written an item about each', () => {
    const museum = found('Tile Museum', 0, { category: 'museum', tags: { wikidata: 'Q1' } });
    expect(pairs([museum, found('Casa Nova', 20, { category: 'palace' })])).toEqual([['Casa Nova', 'Tile Museum']]);
    const own = { category: 'palace', tags: { wikidata: 'Q2' } } as const;
    expect(pairs([museum, found('Casa Nova', 20, own)])).toEqual([]);
    const open = { category: 'palace', tags: { opening_hours: '24/7' } } as const;
    expect(pairs([museum, found('Casa Nova', 20, open)])).toEqual([]);
  });

  it('teaches the whole what only the part knows', () => {
    const { kept } = mergeParts([
      church('Sé Velha', 0, { tags: { website: 'https://a.example' } }),
      found('Sé Velha', 3, { tags: { website: 'https://b.example', opening_hours: '24/7', height: '40' } }),
    ]);
    expect(kept.map(({ element }) => element.tags)).toEqual([
      { name: 'Sé Velha', website: 'https://a.example', opening_hours: '24/7' },
    ]);
  });
});
