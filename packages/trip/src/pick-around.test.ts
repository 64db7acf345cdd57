import { expect, it } from 'vitest';

import { pickAround } from './pick-around.ts';

/** Hundredths of a degree along the equator: 1.11 km each. */
const item = (id: string, lon: number) => ({ id, at: { lat: 0, lon: lon / 100 } });
const [west, east] = [
  { lat: 0, lon: 0 },
  { lat: 0, lon: 0.1 },
];
const ids = (picked: readonly { readonly id: string }[]): string => picked.map(({ id }) => id).join(' ');

const ITEMS = [item('d', 1), item('a', 2), item('b', 9), item('c', 6)];

it('gives each point in turn the nearest that is left', () => {
  expect(ids(pickAround(ITEMS, [west, east], { most: 3 }))).toBe('d b a');
  expect(ids(pickAround(ITEMS, [east, west], { most: 9 }))).toBe('b d c a');
  expect(pickAround(ITEMS, [west], { most: 0 })).toEqual([]);
});

it('takes one with a handicap to be so much farther', () => {
  // `a` lies 2.2 km from the west, and is taken to be nearer than `d` at 1.1 km with 2 km of handicap.
  const handicap = ({ id }: { readonly id: string }): number => (id === 'd' ? 2 : 0);
  expect(ids(pickAround(ITEMS, [west], { most: 2, handicap }))).toBe('a d');
});

it('goes by handicap and id where there is no point to be near to', () => {
  expect(ids(pickAround(ITEMS, [], { most: 2 }))).toBe('a b');
  expect(ids(pickAround(ITEMS, [], { most: 2, handicap: ({ id }) => (id === 'a' ? 1 : 0) }))).toBe('b c');
});

it('picks the same whatever the order of the items', () => {
  const twins = [item('y', 3), item('x', 3)];
  expect(ids(pickAround(twins, [west], { most: 1 }))).toBe('x');
  expect(ids(pickAround(twins.toReversed(), [west], { most: 1 }))).toBe('x');
});
