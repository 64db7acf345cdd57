import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeHeapSnapshot } from 'node:v8';

import { expect, it } from 'vitest';

import { findDominators } from './dominators.ts';
import { listRetainers } from './retainers.ts';

it('knows through what each node is reached', () => {
  // 0 → 1, 0 → 2, 1 → 3, 2 → 3, 3 → 4, 4 → 3; 5 is not reached, and an edge to nothing leads from 2.
  const graph = { size: 6, firstEdge: Int32Array.of(0, 2, 3, 5, 6, 7, 8), to: Int32Array.of(1, 2, 3, 3, -1, 4, 3, 1) };
  expect([...findDominators(graph)]).toEqual([-1, 0, 0, 0, 3, -1]);
});

class ShelfOfTheTest {
  readonly #kept = Array.from({ length: 50_000 }, (_, index) => ({ text: `kept ${index}`, index }));

  get size(): number {
    return this.#kept.length;
  }
}

it('names what keeps the most, and how much', { timeout: 120_000 }, () => {
  const shelf = new ShelfOfTheTest();
  const folder = mkdtempSync(join(tmpdir(), 'wayfarer-heap-'));
  try {
    const json = readFileSync(writeHeapSnapshot(join(folder, 'one.heapsnapshot')), 'utf8');
    const found = listRetainers(json, 40).find(({ name }) => name.includes('kept'));
    expect(found?.mb).toBeGreaterThan(2);
    expect(found?.mb).toBeLessThan(20);
  } finally {
    rmSync(folder, { recursive: true });
  }
  expect(shelf.size).toBe(50_000);
});
