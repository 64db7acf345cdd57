import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { type Drawn, toPbf } from '../__fixtures__/to-pbf.ts';
import { readExtract } from './read-extract.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'wayfarer-extract-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** A tenth of a degree at the equator: 11.1 km. With a margin of 0.3 points are kept from -0.03 to 0.13. */
const BOX = { south: 0, west: 0, north: 0.1, east: 0.1 };
const read = (drawn: Drawn) => {
  const file = path.join(folder, 'made.osm.pbf');
  writeFileSync(file, toPbf(drawn));
  return readExtract(file, BOX);
};
/** A square whose sides are so many thousandths of a degree (111 m), from its south-west corner, as nodes from `id`. */
const square = (id: number, south: number, west: number, side: number): Drawn['nodes'] =>
  [
    [0, 0],
    [0, side],
    [side, side],
    [side, 0],
  ].map(([north = 0, east = 0], index) => ({
    id: id + index,
    lat: south + north / 1000,
    lon: west + east / 1000,
  }));
const PALACE = { historic: 'palace', name: 'Palace' };
const closed = [1, 2, 3, 4, 1];

describe('readExtract', () => {
  it('puts an area at its centre of mass, with its size', async () => {
    const { elements } = await read({ nodes: square(1, 0.05, 0.05, 2), ways: [{ id: 9, refs: closed, tags: PALACE }] });
    expect(elements).toEqual([
      {
        type: 'way',
        id: 9,
        tags: PALACE,
        at: { lat: expect.closeTo(0.051, 7), lon: expect.closeTo(0.051, 7) },
        // 222.39 m by 222.39 m.
        areaM2: expect.closeTo(49_457, -1),
      },
    ]);
  });

  it('goes to the main door of what is larger than 400 m by 400 m, and not of what is smaller', async () => {
    const withDoors = (side: number): Drawn => ({
      nodes: square(1, 0.05, 0.05, side).map((node) => ({
        ...node,
        ...(node.id === 2 && { tags: { entrance: 'yes' } }),
        ...(node.id === 3 && { tags: { entrance: 'main' } }),
      })),
      ways: [{ id: 9, refs: closed, tags: PALACE }],
    });
    const large = await read(withDoors(4));
    expect(large.elements[0]?.at).toEqual({ lat: expect.closeTo(0.054, 7), lon: expect.closeTo(0.054, 7) });
    const small = await read(withDoors(3));
    expect(small.elements[0]?.at).toEqual({ lat: expect.closeTo(0.0515, 7), lon: expect.closeTo(0.0515, 7) });
  });

  it('draws the pieces of a street whose points are known, and leaves far points out', async () => {
    const nodes = [0.02, 0.04, 0.06, 5, 0.08, 0.09].map((lat, index) => ({ id: index + 1, lat, lon: 0.05 }));
    const { shapes, ways, relations } = await read({
      nodes,
      ways: [{ id: 9, refs: [1, 2, 3, 4, 5, 6], tags: { highway: 'primary' } }],
    });
    expect(shapes.flatMap(({ outer }) => outer.map((line) => line.map(({ lat }) => lat)))).toEqual([
      [0.02, 0.04, 0.06],
      [0.08, 0.09],
    ]);
    expect([ways, relations]).toEqual([1, 0]);
  });

  it('sums the rings of a relation, and stands on the largest', async () => {
    const { elements } = await read({
      nodes: [...square(1, 0.01, 0.01, 1), ...square(11, 0.05, 0.05, 2)],
      ways: [
        { id: 7, refs: closed },
        { id: 8, refs: [11, 12, 13] },
        { id: 9, refs: [13, 14, 11] },
      ],
      relations: [
        {
          id: 5,
          members: [7, 8, 9].map((ref) => ({ type: 'way', ref, role: 'outer' })),
          tags: { type: 'multipolygon', ...PALACE },
        },
      ],
    });
    expect(elements).toMatchObject([
      { type: 'relation', id: 5, at: { lat: expect.closeTo(0.051, 7), lon: expect.closeTo(0.051, 7) } },
    ]);
    // Five squares of 111.195 m by 111.195 m.
    expect(elements[0]?.areaM2).toBeCloseTo(5 * 12_364.3, -1);
  });

  it('puts a relation of points at the first of them, and leaves routes out', async () => {
    const member = { type: 'node', ref: 1, role: '' } as const;
    const { elements } = await read({
      nodes: [{ id: 1, lat: 0.05, lon: 0.06 }],
      relations: [
        { id: 5, members: [member], tags: { type: 'site', ...PALACE } },
        { id: 6, members: [member], tags: { type: 'route', ...PALACE } },
        { id: 7, members: [{ ...member, ref: 404 }], tags: { type: 'site', ...PALACE } },
      ],
    });
    expect(elements.map(({ id, at }) => [id, at])).toEqual([[5, { lat: 0.05, lon: 0.06 }]]);
  });
});
