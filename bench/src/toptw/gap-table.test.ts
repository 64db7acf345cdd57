import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, it } from 'vitest';

import { toAboveBest, toGapTable } from './gap-table.ts';
import type { Instance } from './instance.ts';
import { judgeRows } from './judged.ts';
import { writeBetween } from './write-between.ts';

const depot = { id: 0, x: 0, y: 0, service: 0, score: 0, open: 0, close: 100 };
const PLAIN: Instance = {
  name: 'plain',
  set: 'toptw-test',
  rounding: 'floor1',
  tmax: 100,
  nodes: [
    depot,
    { ...depot, id: 1, x: 3, score: 30 },
    { ...depot, id: 2, x: 6, score: 60 },
    { ...depot, id: 3, x: 9, score: 15 },
  ],
  bks: { '1': { value: 100, status: 'published' }, '2': { value: 120, status: 'memory' } },
};

const row = (seed: number, routes: readonly (readonly number[])[], score: number, m = 1) => ({
  ...{ instance: 'plain', m, seed, routes, score, cpuMs: 1 },
});

it('shows the mean over seeds and the best of them, apart for values from memory', () => {
  const rows = [row(1, [[1, 2]], 90), row(2, [[2]], 60), row(1, [[1], [2]], 90, 2)];
  const { judged, wrong } = judgeRows(rows, [PLAIN]);
  const lines = toGapTable([{ bench: 'toptw', seconds: 1, judged }]).split('\n');

  expect(wrong).toEqual([]);
  expect(lines[2]).toBe('| toptw | all | 1 s | 2 | 3 | 25.00 | 10.00 | 25.00 | 25.00 | – |');
  expect(lines.at(-2)).toBe('| toptw, test | 1 | 1 s | 2 | 2 | 25.00 | 10.00 | – | – | – |');
});

it('leaves out what the judge does not accept, and says so', () => {
  const { judged, wrong } = judgeRows([row(1, [[1, 2]], 95), row(2, [[1, 1]], 60)], [PLAIN]);

  expect(judged).toEqual([]);
  expect(wrong).toEqual(['plain m=1 seed=1: says 95, is 90', 'plain m=1 seed=2: a node twice, or the start visited']);
});

it('names what is above the best known value', () => {
  const { judged } = judgeRows([row(1, [[1, 2, 3]], 105), row(2, [[3, 2, 1]], 105), row(3, [[1]], 30)], [PLAIN]);

  expect(toAboveBest([{ bench: 'toptw', seconds: 1, judged }])).toBe(
    'Verified scores above a best known value: plain m=1 105 (100 published; 2 solves).',
  );
});

it('writes between the marks of a file and leaves the rest', async () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'table-')), 'README.md');
  writeFileSync(file, 'before\n\n<!-- toptw:begin -->\n\nold\n\n<!-- toptw:end -->\n\nafter\n');
  await writeBetween(file, 'toptw', 'new');

  expect(readFileSync(file, 'utf8')).toBe('before\n\n<!-- toptw:begin -->\n\nnew\n\n<!-- toptw:end -->\n\nafter\n');
  await expect(writeBetween(file, 'other', 'new')).rejects.toThrow('other:begin');
});
