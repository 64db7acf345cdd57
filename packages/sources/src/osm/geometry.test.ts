import { describe, expect, it } from 'vitest';

import { areaM2, isInside, isRing, joinPaths, middleOf, type Path, pointOnSurface } from './geometry.ts';

const at = (lat: number, lon: number) => ({ lat, lon });
const ring = (...points: readonly (readonly [number, number])[]): Path => {
  const path = points.map(([lat, lon]) => at(lat, lon));
  return path[0] ? [...path, path[0]] : path;
};

/** A hundredth of a degree wide and high, from the equator and the meridian of Greenwich. */
const SQUARE = ring([0, 0], [0, 0.01], [0.01, 0.01], [0.01, 0]);
/** An open box of three hundredths: 0.03 wide, 0.03 high, with a gap of 0.01 × 0.02 from the north. */
const HORSESHOE = ring(
  [0, 0],
  [0, 0.03],
  [0.03, 0.03],
  [0.03, 0.02],
  [0.01, 0.02],
  [0.01, 0.01],
  [0.03, 0.01],
  [0.03, 0],
);

describe('areas', () => {
  it('are those of a plane: 1,111.95 m by 1,111.95 m at the equator, whichever way round', () => {
    expect(areaM2(SQUARE)).toBeCloseTo(1_236_432.8, 0);
    expect(areaM2(SQUARE.toReversed())).toBeCloseTo(1_236_432.8, 0);
  });

  it('are half as wide at 60° N', () => {
    const north = SQUARE.map(({ lat, lon }) => at(lat + 60, lon));
    expect(areaM2(north)).toBeCloseTo(618_216.4, 0);
  });

  it('take what is not there off: of 9 squares the horseshoe lacks 2', () => {
    expect(areaM2(HORSESHOE) / areaM2(SQUARE)).toBeCloseTo(7, 6);
  });

  it('of what is no area are nothing', () => {
    expect(areaM2([])).toBe(0);
    expect(areaM2([at(0, 0), at(0, 1), at(0, 0)])).toBe(0);
  });
});

describe('a point on an area', () => {
  it('is its centre of mass', () => {
    const { lat, lon } = pointOnSurface(SQUARE);
    expect([lat, lon]).toEqual([expect.closeTo(0.005, 9), expect.closeTo(0.005, 9)]);
    // A third of the way up from the right angle.
    const triangle = pointOnSurface(ring([0, 0], [0, 0.03], [0.03, 0]));
    expect([triangle.lat, triangle.lon]).toEqual([expect.closeTo(0.01, 9), expect.closeTo(0.01, 9)]);
  });

  it('is its centre of mass anywhere on earth', () => {
    const triangle = pointOnSurface(ring([35, 135], [35, 135.03], [35.03, 135]));
    expect([triangle.lat, triangle.lon]).toEqual([expect.closeTo(35.01, 9), expect.closeTo(135.01, 9)]);
    const south = pointOnSurface(ring([-34, -70], [-34, -70.06], [-34.03, -70]));
    expect([south.lat, south.lon]).toEqual([expect.closeTo(-34.01, 9), expect.closeTo(-70.02, 9)]);
  });

  it('is the middle of the widest part at that height where the centre lies outside', () => {
    // Both arms 0.02 high with their middle at 0.02, the foot 0.01 high at 0.005: (4 × 0.02 + 3 × 0.005) / 7 = 0.095 / 7.
    const { lat, lon } = pointOnSurface(HORSESHOE);
    expect(lat).toBeCloseTo(0.095 / 7, 9);
    // At that height there are two arms of the same width; the first, from 0 to 0.01, is taken.
    expect(lon).toBeCloseTo(0.005, 9);
    expect(isInside({ lat, lon }, HORSESHOE)).toBe(true);
  });

  it('of a line that was drawn as an area lies on it', () => {
    const { lat, lon } = pointOnSurface([at(0, 0), at(0, 0.02), at(0, 0.02), at(0, 0)]);
    expect([lat, lon]).toEqual([0, expect.closeTo(0.02, 9)]);
  });
});

describe('inside', () => {
  it.each<[string, number, number, boolean]>([
    ['the left arm', 0.02, 0.005, true],
    ['the right arm', 0.02, 0.025, true],
    ['the foot', 0.005, 0.015, true],
    ['the gap', 0.02, 0.015, false],
    ['west of it', 0.02, -0.001, false],
    ['east of it', 0.02, 0.031, false],
    ['north of it', 0.031, 0.005, false],
  ])('%s at %d, %d: %s', (_, lat, lon, expected) => {
    expect(isInside(at(lat, lon), HORSESHOE)).toBe(expected);
  });
});

describe('the middle of a line', () => {
  it('is where half of its length lies behind', () => {
    // 0.01 to the east and 0.03 to the north: half of 0.04 is 0.01 past the corner.
    const { lat, lon } = middleOf([at(0, 0), at(0, 0.01), at(0.03, 0.01)]);
    expect([lat, lon]).toEqual([expect.closeTo(0.01, 6), expect.closeTo(0.01, 6)]);
  });

  it('of a single point is that point, and of nothing nowhere in particular', () => {
    expect(middleOf([at(1, 2)])).toEqual(at(1, 2));
    expect(middleOf([])).toEqual(at(0, 0));
  });
});

describe('joining', () => {
  const [a, b, c, d] = [at(0, 0), at(0, 1), at(1, 1), at(1, 0)];

  it('makes a ring of pieces in any order and direction', () => {
    const [joined, ...others] = joinPaths([
      [a, b],
      [d, c],
      [d, a],
      [b, c],
    ]);
    expect(others).toEqual([]);
    expect(joined).toEqual([a, b, c, d, a]);
    expect(isRing(joined ?? [])).toBe(true);
  });

  it('leaves what does not close a line, and single points out', () => {
    const joined = joinPaths([[a, b], [b, c], [d]]);
    expect(joined).toEqual([[a, b, c]]);
    expect(joined.some(isRing)).toBe(false);
  });

  it('keeps rings apart', () => {
    const other = SQUARE.map(({ lat, lon }) => at(lat + 5, lon));
    expect(joinPaths([SQUARE, other])).toEqual([SQUARE, other]);
  });
});
