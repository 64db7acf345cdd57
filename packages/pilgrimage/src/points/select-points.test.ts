import { expect, it } from 'vitest';

import { point, yen } from '../../test/sources.ts';
import type { Point } from '../ports/index.ts';
import type { clusterPoints } from './cluster.ts';
import { MOST_STOPS, selectPoints } from './select-points.ts';

const FROM = { lat: 35.69, lon: 139.7 };
const at = (longitude: number, latitude = 35.69) => ({ coordinates: { latitude, longitude } });
const ids = (clusters: ReturnType<typeof clusterPoints>) => clusters.map((cluster) => cluster.map(({ id }) => id));

it('chooses by neighbourhood, then story, then access, then number of scenes', () => {
  // 0.03° are 2.7 km: the next neighbourhood.
  const far = point('far', { ...at(139.73), importance: 5 });
  const near = point('near', { ...at(139.705), importance: 1 });
  const story = point('story', { ...at(139.71), importance: 4 });
  const outside = point('outside', { ...at(139.715), importance: 4, access: 'outside' });
  const { clusters } = selectPoints([far, near, outside, story], { from: FROM });
  expect(ids(clusters).flat()).toEqual(['story', 'outside', 'near', 'far']);
});

it('weighs the story only within two kilometres more or less', () => {
  // 0.01° of longitude are 0.903 km there: 1.81 and 2.17, 3.79 and 4.15 km.
  const order = (points: readonly Point[]) => ids(selectPoints(points, { from: FROM }).clusters).flat();
  const [first, second] = [
    point('1.8', { ...at(139.72), importance: 1 }),
    point('2.2', { ...at(139.724), importance: 4 }),
  ];
  const [third, fourth] = [
    point('3.8', { ...at(139.742), importance: 5 }),
    point('4.1', { ...at(139.746), importance: 5 }),
  ];
  const zero = point('0', { ...at(139.7), importance: 2 });
  expect(order([fourth, third, second, first, zero])).toEqual(['0', '1.8', '3.8', '2.2', '4.1']);
});

it.each<[string, Partial<Point>, Partial<Point>]>([
  ['where anybody may enter before where one pays', { access: 'open' }, { access: 'paid' }],
  ['where anybody may enter before what is private', { respect: null }, { respect: 'private' }],
  ['a school from the street before what is private', { respect: 'school' }, { respect: 'private' }],
  ['where one pays before what is seen from outside', { access: 'paid' }, { access: 'outside' }],
  ['what is private before what is seen from outside', { respect: 'private' }, { access: 'outside' }],
  ['free before paid', { fee: yen(0) }, { fee: yen(300) }],
  ['free before a fee that nobody knows', { fee: yen(0) }, { fee: null }],
  ['known hours before unknown ones', { hours: {} }, { hours: 'unknown' }],
  ['free before known hours', { fee: yen(0) }, { fee: yen(300), hours: {} }],
])('chooses of what matters equally %s', (_, better, worse) => {
  // By their names alone it would be the other way round.
  const points = [point('a', { ...at(139.71), ...worse }), point('b', { ...at(139.712), ...better })];
  expect(ids(selectPoints(points, { from: FROM }).clusters)).toEqual([['b'], ['a']]);
});

it('chooses the spot with more scenes of equals, and else by the id', () => {
  const [one, two] = [at(139.71), at(139.712)];
  const points = [point('a', one), point('b', two), point('c', two)];
  expect(ids(selectPoints(points, { from: FROM }).clusters)).toEqual([['b', 'c'], ['a']]);
  expect(ids(selectPoints([point('b', one), point('a', two)], { from: FROM }).clusters)).toEqual([['a'], ['b']]);
});

it(`takes ${MOST_STOPS} stops a day, and says which were too many`, () => {
  const many = Array.from({ length: 30 }, (_, index) =>
    point(`p${String(index).padStart(2, '0')}`, at(139.7 + index * 0.001)),
  );
  const { clusters, beyond } = selectPoints(many, { from: FROM });
  expect([clusters.length, beyond.length]).toEqual([25, 5]);
  expect(selectPoints(many, { from: FROM, days: 2 }).beyond).toEqual([]);
});

it('refuses more points chosen by hand than one route has', () => {
  const many = Array.from({ length: 26 }, (_, index) => point(`p${index}`, at(139.7 + index * 0.001)));
  expect(() => selectPoints(many, { from: FROM, chosen: many.map(({ id }) => id) })).toThrow(
    expect.objectContaining({ code: 'too-many-points', message: 'You chose 26 places; one route has 25 at most.' }),
  );
  expect(ids(selectPoints(many, { from: FROM, chosen: ['p3'] }).clusters)).toEqual([['p3']]);
  const most = many.slice(1).map(({ id }) => id);
  expect(selectPoints(many, { from: FROM, chosen: most })).toMatchObject({ clusters: { length: 25 }, beyond: [] });
  expect(selectPoints(many, { from: FROM, chosen: [...most, 'p0'], days: 2 }).clusters).toHaveLength(26);
});
