import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { withLock } from './lock.ts';

const NOW = 1_800_000_000_000;
const MINUTE = 60_000;

let folder: string;
let lock: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'wayfarer-lock-'));
  lock = path.join(folder, 'lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

const options = { signal: new AbortController().signal, now: () => NOW };
const heldBy = (holder: object): void => writeFileSync(lock, JSON.stringify({ since: NOW, token: 'other', ...holder }));

/** True when somebody else had to be waited for. */
async function hasToWait(): Promise<boolean> {
  const controller = new AbortController();
  let waited = false;
  const onWait = (): Promise<void> => {
    waited = true;
    controller.abort();
    return Promise.resolve();
  };
  await withLock(folder, () => Promise.resolve(), { ...options, signal: controller.signal, onWait }).catch(
    () => undefined,
  );
  return waited;
}

it('one works at a time', async () => {
  let atOnce = 0;
  const work = async (): Promise<number> => {
    atOnce += 1;
    await new Promise((resolve) => setTimeout(resolve, 5));
    return atOnce--;
  };
  const seen = await Promise.all([1, 2, 3].map(() => withLock(folder, work, options)));
  expect(seen).toEqual([1, 1, 1]);
  expect(existsSync(lock)).toBe(false);
});

it('is let go when the work fails', async () => {
  await expect(withLock(folder, () => Promise.reject(new Error('no')), options)).rejects.toThrow('no');
  expect(await hasToWait()).toBe(false);
});

it.each([
  ['another process', process.ppid],
  ['another thread of ours', process.pid],
])('holds while %s works', async (_, pid) => {
  heldBy({ pid });
  expect(await hasToWait()).toBe(true);
});

it('is not taken from whoever has it now by whoever lost it', async () => {
  await withLock(folder, () => Promise.resolve(heldBy({ pid: process.ppid })), options);
  expect(existsSync(lock)).toBe(true);
});

it.each([
  ['of a process that is gone', { pid: 2 ** 22 + 1 }],
  [
    'of an earlier process with our own pid',
    { pid: process.pid, since: NOW - 1000 - process.uptime() * 1000 - MINUTE },
  ],
  ['that is older than anything takes', { pid: process.ppid, since: NOW - 15 * MINUTE - 1 }],
])('counts for nothing if it is one %s', async (_, holder) => {
  heldBy(holder);
  expect(await hasToWait()).toBe(false);
});

it('counts for nothing if it was never filled, after a moment', async () => {
  writeFileSync(lock, '');
  utimesSync(lock, NOW / 1000, NOW / 1000);
  expect(await hasToWait()).toBe(true);
  utimesSync(lock, NOW / 1000 - 11, NOW / 1000 - 11);
  expect(await hasToWait()).toBe(false);
});

it('is broken though somebody was killed while breaking it', async () => {
  heldBy({ pid: 2 ** 22 + 1 });
  const breaking = path.join(folder, 'lock.breaking');
  mkdirSync(breaking);
  utimesSync(breaking, NOW / 1000 - 11, NOW / 1000 - 11);
  await withLock(folder, () => Promise.resolve(), options);
  expect(existsSync(breaking)).toBe(false);
});
