import { expect, it } from 'vitest';

import { scoreOf, wikidataOf } from './score-of.ts';

const node = (tags: Readonly<Record<string, string>>, sitelinks?: number): number =>
  scoreOf({ type: 'node', tags }, sitelinks);
/** Names in so many languages, `name:aa` first. */
const named = (count: number): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `name:${String.fromCodePoint(97 + Math.floor(index / 26), 97 + (index % 26))}`,
      'x',
    ]),
  );

it.each([
  [{}, 0],
  [{ wikidata: 'Q1' }, 3],
  [{ wikipedia: 'en:X' }, 3],
  [{ 'wikipedia:de': 'X' }, 3],
  [{ heritage: '1' }, 2],
  [{ tourism: 'attraction' }, 2],
  [{ tourism: 'museum' }, 2],
  [{ image: 'x' }, 1],
  [{ wikimedia_commons: 'x' }, 1],
  [{ website: 'x' }, 1],
  [{ opening_hours: '24/7' }, 1],
  [{ fee: 'no' }, 1],
  [{ shop: 'books' }, -2],
  [{ shop: 'books', tourism: 'attraction' }, 2],
])('gives a sight with %j %f points', (tags, points) => {
  expect(node(tags)).toBe(points);
});

it('gives a point for three languages, of thirty at most', () => {
  expect(node(named(3))).toBe(1);
  expect(node(named(30))).toBe(10);
  expect(node(named(33))).toBe(10);
});

it('gives a point for five wikis, of sixty at most', () => {
  expect([0, 5, 60, 65].map((sitelinks) => node({}, sitelinks))).toEqual([0, 1, 12, 12]);
});

it('gives what is drawn half a point', () => {
  expect([scoreOf({ type: 'way', tags: {} }), scoreOf({ type: 'relation', tags: {} })]).toEqual([0.5, 0.5]);
});

it('takes what is told of a person for no fame of their memorial', () => {
  const fame = { wikidata: 'Q1', wikipedia: 'en:X', 'name:de': 'x', 'name:fr': 'x', 'name:it': 'x' };
  expect(node({ historic: 'memorial', ...fame }, 60)).toBe(-3);
  expect(node({ tourism: 'artwork', ...fame }, 60)).toBe(-3);
  expect(node({ artwork_type: 'statue', ...fame }, 60)).toBe(-3);
  expect(node({ amenity: 'fountain', name: 'Bolívar', ...fame }, 60)).toBe(-3);
  expect(node({ amenity: 'fountain', name: 'Fontana di Trevi', ...fame }, 60)).toBe(1 + 3 + 3 + 12);
});

it('finds the item of the very place', () => {
  expect(wikidataOf({ wikidata: ' Q12 ; Q13' })).toBe('Q12');
  for (const wikidata of ['Q0', 'P12', 'Q12x', '']) expect(wikidataOf({ wikidata })).toBeUndefined();
  expect(wikidataOf({ wikidata: 'Q12', historic: 'memorial' })).toBeUndefined();
});
