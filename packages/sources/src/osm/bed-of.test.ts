import { expect, it } from 'vitest';

import { bedScoreOf, clockOf, levelOf, starsOf, styleOf } from './bed-of.ts';

it.each([
  ['4', 4],
  [' 4S ', 4],
  ['3;4', 3],
  ['7', 7],
  ['8', null],
  ['0', null],
  ['45', null],
  ['many', null],
])('reads %j as %s stars', (stars, count) => {
  expect(starsOf({ stars })).toBe(count);
});

it.each([
  [{ stars: '1' }, 'low'],
  [{ stars: '2' }, 'low'],
  [{ stars: '3' }, 'mid'],
  [{ stars: '4' }, 'high'],
  [{ tourism: 'hostel' }, 'low'],
  [{ tourism: 'guest_house' }, 'low'],
  [{ tourism: 'hostel', stars: '3' }, 'mid'],
  [{ tourism: 'hotel' }, null],
])('takes a house with %j for one of level %s', (tags, level) => {
  expect(levelOf(tags)).toBe(level);
});

it('calls what it does not know a hotel', () => {
  expect([styleOf({ tourism: 'guest_house' }), styleOf({ tourism: 'chalet' }), styleOf({})]).toEqual([
    'inn',
    'hotel',
    'hotel',
  ]);
});

it.each([
  ['15:00', '15:00'],
  [' 9:05 ', '09:05'],
  ['23:59', '23:59'],
  ['24:00', null],
  ['12:60', null],
  ['from 3pm', null],
  [undefined, null],
])('reads %j as the time %j', (text, time) => {
  expect(clockOf(text)).toBe(time);
});

it('prefers houses of which something is known', () => {
  const points = (tags: Readonly<Record<string, string>>): number => bedScoreOf(tags);
  expect(points({})).toBe(0);
  expect(points({ wikidata: 'Q1' })).toBe(3);
  expect(points({ stars: '2' })).toBe(3);
  expect(points({ website: 'x' })).toBe(1);
  expect(points({ 'contact:website': 'x' })).toBe(1);
  expect(points({ wheelchair: 'no' })).toBe(0.5);
  expect(points({ tourism: 'apartment' })).toBe(-1);
  expect(points({ tourism: 'apartment', wikidata: 'Q1', stars: '4', website: 'x', wheelchair: 'yes' })).toBe(6.5);
});
