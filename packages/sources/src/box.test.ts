import { expect, it } from 'vitest';

import { boxAround, splitBox } from './box.ts';

it('is as wide as it is high, in kilometres', () => {
  // 11.12 km are 0.1°; at 60° N a degree of longitude is half as long.
  expect(boxAround({ lat: 60, lon: 10 }, 11.12)).toEqual({ south: 59.9, west: 9.8, north: 60.1, east: 10.2 });
});

it('may lie on both sides of the 180th meridian, and is two boxes then', () => {
  const box = boxAround({ lat: 0, lon: 179.95 }, 11.12);
  expect(box).toEqual({ south: -0.1, west: 179.85, north: 0.1, east: -179.95 });
  expect(splitBox(box)).toEqual([
    { south: -0.1, west: 179.85, north: 0.1, east: 180 },
    { south: -0.1, west: -180, north: 0.1, east: -179.95 },
  ]);
  const here = boxAround({ lat: 0, lon: 10 }, 11.12);
  expect(splitBox(here)).toEqual([here]);
});

it('ends at the pole', () => {
  expect(boxAround({ lat: 89.95, lon: 0 }, 11.12).north).toBe(90);
});
