import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { sweepDrafts, writeWhole } from './write-whole.ts';

let folder: string;
let scratch: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'wayfarer-write-'));
  scratch = path.join(folder, 'scratch');
  mkdirSync(scratch);
});
afterEach(() => rmSync(folder, { recursive: true }));

const GONE = 2 ** 22 + 1;
const BEFORE_US = new Date(performance.timeOrigin - 60_000);

/** Leaves a draft as another process would. */
function leave(pid: number, changed?: Date): string {
  const name = `list.json.${pid}-00000000-0000-4000-8000-000000000000.part`;
  writeFileSync(path.join(scratch, name), 'Anna');
  if (changed) utimesSync(path.join(scratch, name), changed, changed);
  return name;
}

it('leaves the file alone, and no draft of it', () => {
  const file = path.join(folder, 'list.json');
  writeWhole(file, 'one', { scratch });
  writeWhole(file, 'two', { scratch });
  expect([readFileSync(file, 'utf8'), readdirSync(scratch)]).toEqual(['two', []]);
});

it('takes away the draft of a process that was killed, and of none that may be at it', () => {
  leave(GONE);
  const kept = [leave(process.ppid), leave(process.pid)];
  writeWhole(path.join(folder, 'other.json'), '', { scratch });
  expect(readdirSync(scratch).toSorted()).toEqual(kept.toSorted());
});

it('takes away the draft of an earlier process of our own number, also where nothing is written', () => {
  leave(process.pid, BEFORE_US);
  sweepDrafts(scratch);
  expect(readdirSync(scratch)).toEqual([]);
  sweepDrafts(path.join(folder, 'nothing'));
});

it('takes away any draft that is older than anything takes', () => {
  leave(process.ppid, new Date(performance.timeOrigin - 61 * 60_000));
  sweepDrafts(scratch);
  expect(readdirSync(scratch)).toEqual([]);
});
