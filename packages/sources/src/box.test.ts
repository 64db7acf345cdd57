import { expect, it } from 'vitest';

import { boxAround, isWithin, splitBox, widen } from './box.ts';

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

it('ends at the other pole, and is no wider there than a degree from it', () => {
  const south = boxAround({ lat: -89.95, lon: 0 }, 11.12);
  expect(south.south).toBe(-90);
  // At 89° a degree of longitude is 57.3 times narrower than at the equator.
  expect(south.east).toBeCloseTo(5.73, 2);
});

it('wraps to the west, too', () => {
  expect(boxAround({ lat: 0, lon: -179.95 }, 11.12)).toMatchObject({ west: 179.95, east: -179.85 });
});

it('holds what lies in it or on its sides', () => {
  const box = { south: 1, west: 2, north: 3, east: 4 };
  const isIn = (lat: number, lon: number): boolean => isWithin({ lat, lon }, box);
  expect([isIn(1, 2), isIn(3, 4), isIn(2, 3)]).toEqual([true, true, true]);
  expect([isIn(0.9, 3), isIn(3.1, 3), isIn(2, 1.9), isIn(2, 4.1)]).toEqual([false, false, false, false]);
  const across = { ...box, west: 178, east: -178 };
  expect([178, 179, -179, -178].every((lon) => isWithin({ lat: 2, lon }, across))).toBe(true);
  expect([177.9, 0, -177.9].some((lon) => isWithin({ lat: 2, lon }, across))).toBe(false);
});

it('is widened by a share of its sides, up to the poles', () => {
  expect(widen({ south: 10, west: 20, north: 14, east: 30 }, 0.5)).toEqual({ south: 8, west: 15, north: 16, east: 35 });
  expect(widen({ south: 10, west: 176, north: 14, east: -176 }, 0.5)).toMatchObject({ west: 172, east: -172 });
  expect(widen({ south: -89, west: 0, north: 89, east: 10 }, 0.5)).toMatchObject({ south: -90, north: 90 });
});
