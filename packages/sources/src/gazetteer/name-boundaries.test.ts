import { describe, expect, it } from 'vitest';

import { smallBooks, worldCity } from './__fixtures__/small-world.ts';
import { findCityNames } from './find-city-names.ts';
import type { WorldCity } from './world-cities.ts';

/** The names found in a text, of a world in which there is one city. */
function find(text: string, over: Partial<WorldCity> = {}, name = 'Quux'): readonly string[] {
  const books = smallBooks({ cities: [worldCity(name, over)] });
  return findCityNames(books, text).map((mention) => `${mention.text}@${mention.index}`);
}

describe('a name of the world', () => {
  it('with a capital and a preposition is a city, however small', () => {
    for (const text of ['from Quux', 'near Quux', 'de Quux']) expect(find(text, { population: 1 })).toHaveLength(1);
  });

  it('with a capital alone is one of 100,000 people', () => {
    expect(find('so Quux then', { population: 100_000 })).toEqual(['Quux@3']);
    expect(find('so Quux then', { population: 99_999 })).toEqual([]);
    expect(find('so Qux then', {}, 'Qux')).toEqual(['Qux@3']);
    expect(find('so Qu then', {}, 'Qu')).toEqual([]);
  });

  it('in small letters is one of 300,000 people, of four letters, after a strong preposition', () => {
    expect(find('from quux please', { population: 300_000 })).toEqual(['quux@5']);
    expect(find('from quux please', { population: 299_999 })).toEqual([]);
    expect(find('near quux please', { population: 300_000 })).toEqual(['quux@5']);
    expect(find('around quux please', { population: 300_000 })).toEqual([]);
    expect(find('so quux please', { population: 300_000 })).toEqual([]);
    expect(find('from qux please', { population: 300_000 }, 'Qux')).toEqual([]);
  });

  it('that is the whole message is one of 100,000 people, in any case', () => {
    expect(find(' quux ', { population: 100_000 })).toEqual(['quux@1']);
    expect(find('quux', { population: 99_999 })).toEqual([]);
  });

  it('that is a word as well needs a capital, a preposition and 100,000 people', () => {
    expect(find('from Reading', { population: 100_000 }, 'Reading')).toEqual(['Reading@5']);
    expect(find('from Reading', { population: 99_999 }, 'Reading')).toEqual([]);
    expect(find('from reading', { population: 1_000_000 }, 'Reading')).toEqual([]);
    expect(find('so Reading', { population: 1_000_000 }, 'Reading')).toEqual([]);
    expect(find('Reading', { population: 1_000_000 }, 'Reading')).toEqual([]);
  });

  it('of CJK needs 300,000 people', () => {
    expect(find('去甲乙丙', { population: 300_000 }, '甲乙丙')).toEqual(['甲乙丙@1']);
    expect(find('去甲乙丙', { population: 299_999 }, '甲乙丙')).toEqual([]);
    expect(find('去甲', { population: 300_000 }, '甲')).toEqual([]);
    const long = '甲乙丙丁戊己庚辛';
    expect(find(`去${long}`, { population: 300_000 }, long)).toEqual([`${long}@1`]);
    expect(find(`去${long}壬`, { population: 300_000 }, `${long}壬`)).toEqual([]);
  });

  it('has five words at most', () => {
    expect(find('from Aa Bb Cc Dd Ee', {}, 'Aa Bb Cc Dd Ee')).toHaveLength(1);
    expect(find('from Aa Bb Cc Dd Ee Ff', {}, 'Aa Bb Cc Dd Ee Ff')).toEqual([]);
  });
});

describe('what stands before a name', () => {
  const two = smallBooks({
    cities: [worldCity('Quux', { population: 300_000 }), worldCity('Fooville', { population: 300_000 })],
  });
  const findTwo = (text: string) => findCityNames(two, text).map((mention) => mention.text);

  it.each([
    'from Quux, fooville',
    'from Quux & fooville',
    'Quux→fooville',
    'from Quux and then fooville',
    'Quux fooville',
  ])('may be another city of a list: %s', (text) => {
    expect(findTwo(text)).toEqual(['Quux', 'fooville']);
  });

  it.each(['from Quux, we like fooville', 'from Quux! fooville', 'Quux\nfooville'])('is no list in %s', (text) => {
    expect(findTwo(text)).toEqual(['Quux']);
  });

  it('is a preposition only where nothing but a space or an apostrophe is between', () => {
    expect(findTwo('see: quux')).toEqual([]);
    expect(findTwo('from - fooville')).toEqual([]);
    expect(findTwo("d'Quux")).toEqual(['Quux']);
  });
});

describe('an abbreviation', () => {
  const city = worldCity('Los Quux');
  const books = smallBooks({ keys: { la: [city], lqx: [city], losq: [city] } });
  const find = (text: string) => findCityNames(books, text).map((mention) => mention.text);

  it('of up to three letters is written in capitals', () => {
    expect([find('from LA'), find('from La'), find('from LQX'), find('from Lqx')]).toEqual([['LA'], [], ['LQX'], []]);
    expect(find('from Losq')).toEqual(['Losq']);
  });
});

describe('of several cities of one name', () => {
  it('the one that is called so tells whether it is a city, though another has it for a by-name', () => {
    const own = worldCity('Quux', { population: 99_999, byNames: 0 });
    const other = worldCity('Foo', { population: 1_000_000, byNames: 90 });
    expect(findCityNames(smallBooks({ keys: { quux: [other, own] } }), 'so Quux then')).toEqual([]);
    const small = worldCity('Quux', { population: 10, byNames: 0 });
    const large = worldCity('Quux', { population: 100_000 });
    expect(findCityNames(smallBooks({ keys: { quux: [small, large] } }), 'so Quux then')).toHaveLength(1);
  });
});
