import { expect, it } from 'vitest';

import { point } from '../../test/sources.ts';
import { clusterPoints } from './cluster.ts';

const at = (longitude: number, latitude = 35.69) => ({ coordinates: { latitude, longitude } });
const ids = (clusters: ReturnType<typeof clusterPoints>) => clusters.map((cluster) => cluster.map(({ id }) => id));

it('takes points within 50 m as one stop, also by way of a third', () => {
  // 0.0005° of longitude are 45 m there, 0.0006° are 54 m.
  expect(ids(clusterPoints([point('a', at(139.71)), point('b', at(139.7105)), point('c', at(139.711))]))).toEqual([
    ['a', 'b', 'c'],
  ]);
  expect(ids(clusterPoints([point('a', at(139.71)), point('b', at(139.7106))]))).toEqual([['a'], ['b']]);
});

it('joins spots that stood apart when the point between them comes', () => {
  const chain = [139.71, 139.7115, 139.711, 139.7105].map((longitude, index) => point(`p${index}`, at(longitude)));
  expect(ids(clusterPoints(chain))).toEqual([['p0', 'p1', 'p2', 'p3']]);
});

it('keeps stops in the order of their first points', () => {
  const points = [point('x', at(139.71)), point('y', at(139.72)), point('x2', at(139.7101)), point('y2', at(139.7201))];
  expect(ids(clusterPoints(points))).toEqual([
    ['x', 'x2'],
    ['y', 'y2'],
  ]);
});

it('puts what matters most first in a stop', () => {
  const twins = [point('b', { importance: 2 }), point('c', { importance: 5 }), point('a', { importance: 2 })];
  expect(ids(clusterPoints(twins))).toEqual([['c', 'a', 'b']]);
});
