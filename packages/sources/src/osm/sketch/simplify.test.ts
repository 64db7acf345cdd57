import { expect, it } from 'vitest';

import { simplify } from './simplify.ts';

/** A degree is 111,195 m: 0.0001° are 11.1 m, 0.00003° are 3.3 m. */
const at = (lat: number, lon: number) => ({ lat, lon });

it('leaves out what lies nearer to the line than the tolerance, and keeps what is farther', () => {
  const path = [at(0, 0), at(0.00003, 0.001), at(0.0001, 0.002), at(0, 0.003)];
  // The second point lies 3.3 m above the base, but 0.00002° = 2.2 m below the line to the third.
  expect(simplify(path, 4)).toEqual([path[0], path[2], path[3]]);
  expect(simplify(path, 12)).toEqual([path[0], path[3]]);
  expect(simplify(path, 1)).toEqual(path);
});

it('measures degrees of longitude as they are there: at 60° N half as wide', () => {
  const bend = (lat: number) => [at(lat, 0), at(lat + 0.001, 0.0001), at(lat + 0.002, 0)];
  expect(simplify(bend(0), 8)).toHaveLength(3);
  expect(simplify(bend(60), 8)).toHaveLength(2);
});

it('measures to the piece of the line, not beyond its ends', () => {
  // Out and back: the turn lies on the line through both ends, but far from what is between them.
  const path = [at(0, 0), at(0, 0.005), at(0, 0.001)];
  expect(simplify(path, 4)).toEqual(path);
});

it.each([[[]], [[at(0, 0)]], [[at(0, 0), at(0, 0.00001)]]])('keeps both ends of %j', (path) => {
  expect(simplify(path, 100)).toEqual(path);
});
