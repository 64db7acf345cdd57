import { describe, expect, it } from 'vitest';

import { aliasesOf, countLanguages, namesOf } from './names.ts';

describe('what a place is called', () => {
  it.each([
    [{ name: 'Torre' }, { name: 'Torre' }],
    [
      { name: 'Torre', 'name:en': 'Tower' },
      { name: 'Tower', localName: 'Torre' },
    ],
    [
      { name: '塔', int_name: 'To' },
      { name: 'To', localName: '塔' },
    ],
    [
      { name: '塔', 'name:en': 'Tower', int_name: 'To' },
      { name: 'Tower', localName: '塔' },
    ],
    [{ name: 'Tower', 'name:en': 'Tower' }, { name: 'Tower' }],
    [{ 'name:en': 'Tower' }, { name: 'Tower' }],
    [{ 'name:fr': 'Tour' }, undefined],
  ])('%j is %j', (tags, names) => {
    expect(namesOf(tags)).toEqual(names);
  });

  it('is also what its parts and old signs say, each once, at most six', () => {
    const tags = {
      name: 'Liebfrauendom',
      'name:en': 'Cathedral',
      alt_name: 'Dom;Frauenkirche, Münster',
      old_name: 'dom',
    };
    expect(aliasesOf(tags, [{ name: 'Southern Tower' }, { name: 'Cathedral' }])).toEqual([
      'dom',
      'Frauenkirche',
      'Münster',
      'Southern Tower',
    ]);
    expect(aliasesOf({ name: 'A', alt_name: 'b1;b2;b3;b4;b5;b6;b7' }, [])).toEqual([
      'b1',
      'b2',
      'b3',
      'b4',
      'b5',
      'b6',
    ]);
    expect(aliasesOf({ name: 'A' }, [])).toEqual([]);
  });

  it('is written in so many languages', () => {
    const tags = { name: 'A', 'name:en': 'A', 'name:zh-Hant': 'A', 'name:sr_Latn': 'A', 'name:gsw': 'A' };
    expect(countLanguages(tags)).toBe(4);
    expect(countLanguages({ 'name:etymology': 'A', 'name:e': 'A', 'old_name:en': 'A', 'name:1900-1920': 'A' })).toBe(0);
  });
});
