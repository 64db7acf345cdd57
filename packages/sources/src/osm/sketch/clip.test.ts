import { expect, it } from 'vitest';

import { clipLine, clipRing } from './clip.ts';

const at = (lat: number, lon: number) => ({ lat, lon });
const BOX = { south: 0, west: 0, north: 10, east: 10 };

it('keeps the pieces of a line that lie in the box, each with the step into it and out of it', () => {
  const [a, b, c, d, e] = [at(5, -1), at(5, 5), at(5, 12), at(8, 12), at(8, 9)];
  expect(clipLine([a, b, c, d, e], BOX)).toEqual([
    [a, b, c],
    [d, e],
  ]);
  expect(clipLine([c, d], BOX)).toEqual([]);
});

it('cuts an area at the sides of the box', () => {
  // From 5, 5 ten degrees to the north and east: a quarter of it lies in the box.
  const ring = [at(5, 5), at(5, 15), at(15, 15), at(15, 5), at(5, 5)];
  const clipped = clipRing(ring, BOX);
  expect(clipped[0]).toEqual(clipped.at(-1));
  expect(new Set(clipped.map(({ lat, lon }) => `${lat} ${lon}`))).toEqual(new Set(['5 5', '5 10', '10 10', '10 5']));
});

it('keeps nothing of what lies outside, and the box itself of what lies round it', () => {
  expect(clipRing([at(11, 11), at(11, 12), at(12, 12), at(11, 11)], BOX)).toEqual([]);
  const around = [at(-5, -5), at(-5, 15), at(15, 15), at(15, -5), at(-5, -5)];
  const corners = new Set(clipRing(around, BOX).map(({ lat, lon }) => `${lat} ${lon}`));
  expect(corners).toEqual(new Set(['0 0', '0 10', '10 10', '10 0']));
});
