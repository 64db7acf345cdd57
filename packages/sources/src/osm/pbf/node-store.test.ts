import { expect, it } from 'vitest';

import { NodeStore } from './node-store.ts';

const filled = (ids: readonly number[]): NodeStore => {
  const store = new NodeStore();
  for (const id of ids) store.add(id, { lat: id / 100, lon: -id / 50 });
  store.seal();
  return store;
};

it.each([
  ['in their order', [1, 5, 9]],
  ['in any order', [9, 1, 5]],
])('finds nodes that came %s', (_, ids) => {
  const store = filled(ids);
  expect(store.size).toBe(3);
  expect(ids.map((id) => store.find(id))).toEqual(ids.map((id) => ({ lat: id / 100, lon: -id / 50 })));
  expect([0, 2, 10].map((id) => store.find(id))).toEqual([undefined, undefined, undefined]);
});

it('keeps ids beyond 32 bits, seven decimals and far more nodes than it has room for at first', () => {
  const store = new NodeStore();
  const first = 12_000_000_000;
  for (let index = 0; index < 70_000; index += 1) store.add(first + index, { lat: 41.1234567, lon: -179.9999999 });
  store.seal();
  expect(store.find(first + 69_999)).toEqual({ lat: 41.1234567, lon: -179.9999999 });
  expect(store.find(first + 70_000)).toBeUndefined();
});
