import { expect, it } from 'vitest';

import { point } from '../../test/sources.ts';
import { clusterPoints } from './cluster.ts';
import { dwellMinutes } from './dwell.ts';
import { refusalOf } from './filter.ts';
import { MOST_STOPS, selectPoints } from './select-points.ts';

const FROM = { lat: 35.69, lon: 139.7 };
const at = (longitude: number, latitude = 35.69) => ({ coordinates: { latitude, longitude } });
const ids = (clusters: ReturnType<typeof clusterPoints>) => clusters.map((cluster) => cluster.map(({ id }) => id));

it('takes points within 50 m as one stop, also by way of a third', () => {
  // 0.0005° of longitude are 45 m there, 0.0006° are 54 m.
  expect(ids(clusterPoints([point('a', at(139.71)), point('b', at(139.7105)), point('c', at(139.711))]))).toEqual([
    ['a', 'b', 'c'],
  ]);
  expect(ids(clusterPoints([point('a', at(139.71)), point('b', at(139.7106))]))).toEqual([['a'], ['b']]);
});

it('puts what matters most first in a stop', () => {
  const twins = [point('b', { importance: 2 }), point('c', { importance: 5 }), point('a', { importance: 2 })];
  expect(ids(clusterPoints(twins))).toEqual([['c', 'a', 'b']]);
});

it('chooses by neighbourhood, then story, then access, then number of scenes', () => {
  // 0.03° are 2.7 km: the next neighbourhood.
  const far = point('far', { ...at(139.73), importance: 5 });
  const near = point('near', { ...at(139.705), importance: 1 });
  const story = point('story', { ...at(139.71), importance: 4 });
  const outside = point('outside', { ...at(139.715), importance: 4, access: 'outside' });
  const { clusters } = selectPoints([far, near, outside, story], { from: FROM });
  expect(ids(clusters).flat()).toEqual(['story', 'outside', 'near', 'far']);
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
});

it('leaves out what is too far, too dear, closed all along or not in Japan; what nobody knows passes', () => {
  const filter = { from: FROM, radiusKm: 5, maxFee: 500, dates: ['2026-11-28'] };
  const yen = (amount: number) => ({ amount, currency: 'JPY' });
  expect(refusalOf(point('a', at(139.76)), filter)).toBe('too-far');
  expect(refusalOf(point('a', { fee: yen(501) }), filter)).toBe('too-dear');
  expect(refusalOf(point('a', { fee: yen(500) }), filter)).toBeUndefined();
  expect(refusalOf(point('a', { fee: null, admission_fee: null }), filter)).toBeUndefined();
  expect(refusalOf(point('a', { hours: { '2026-11-28': [] } }), filter)).toBe('closed');
  expect(refusalOf(point('a', { hours: 'unknown' }), filter)).toBeUndefined();
  expect(refusalOf(point('a', at(12.5, 41.9)), filter)).toBe('outside-japan');
});

it('stays three minutes a scene, eight at least, by pace; where one pays, longer', () => {
  const scenes = (count: number) => clusterPoints(Array.from({ length: count }, (_, index) => point(`p${index}`)))[0];
  const [one, four] = [scenes(1), scenes(4)];
  if (!one || !four) throw new Error('There are no clusters.');
  expect(dwellMinutes(one, 'moderate')).toBe(8);
  expect(dwellMinutes(four, 'moderate')).toBe(12);
  expect(dwellMinutes(four, 'relaxed')).toBe(18);
  expect(dwellMinutes(four, 'packed')).toBe(7); // 12 × 0.6 = 7.2
  expect(dwellMinutes([point('tower', { access: 'paid', category: 'view' })], 'moderate')).toBe(45);
});
