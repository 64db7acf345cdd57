import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { findDominators } from './dominators.ts';
import { listRetainers } from './retainers.ts';

it('knows through what each node is reached', () => {
  // 0 → 1, 0 → 2, 1 → 3, 2 → 3, 3 → 4, 4 → 3; 5 is not reached, and an edge to nothing leads from 2.
  const graph = { size: 6, firstEdge: Int32Array.of(0, 2, 3, 5, 6, 7, 8), to: Int32Array.of(1, 2, 3, 3, -1, 4, 3, 1) };
  expect([...findDominators(graph)]).toEqual([-1, 0, 0, 0, 3, -1]);
});

/** A process of its own: a snapshot of the one that tests run in holds all that they ever loaded. */
const SHELF = `
  const { writeHeapSnapshot } = require('node:v8');
  class Shelf {
    #kept = Array.from({ length: 50_000 }, (_, index) => ({ text: 'kept ' + index, index }));
    get size() { return this.#kept.length; }
  }
  const shelf = new Shelf();
  writeHeapSnapshot(process.argv[1]);
  console.log(shelf.size);`;

it('names what keeps the most, and how much', { timeout: 120_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'wayfarer-heap-'));
  try {
    const file = join(folder, 'one.heapsnapshot');
    expect(execFileSync(process.execPath, ['-e', SHELF, file], { encoding: 'utf8' })).toBe('50000\n');
    const found = listRetainers(readFileSync(file, 'utf8'), 40).find(({ name }) => name.includes('kept'));
    expect(found?.mb).toBeGreaterThan(2);
    expect(found?.mb).toBeLessThan(20);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
