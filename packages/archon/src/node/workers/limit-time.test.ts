import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { limitTime } from './limit-time.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The thread has 7,000 ms behind it, and gets this share of the time from now on. */
function limited(share: number, limitMs: number) {
  const began = Date.now();
  const ended: number[] = [];
  const spentMs = async (): Promise<number> => 7000 + share * (Date.now() - began);
  const letBe = limitTime({ spentMs }, limitMs, () => ended.push(Date.now() - began));
  return { ended, letBe };
}

it('ends a thread that has the machine for itself when the time is over', async () => {
  const { ended } = limited(1, 1000);
  await vi.advanceTimersByTimeAsync(999);
  expect(ended).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toEqual([1000]);
});

it('does not count the time in which others had the machine', async () => {
  const { ended } = limited(0.25, 1000);
  await vi.advanceTimersByTimeAsync(3900);
  expect(ended).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(ended).toHaveLength(1);
});

it('ends it after ten times its time in any case, and once', async () => {
  const { ended } = limited(0, 1000);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ended).toEqual([10_000]);
});

it('lets it be once it is done', async () => {
  const { ended, letBe } = limited(1, 1000);
  await vi.advanceTimersByTimeAsync(500);
  letBe();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ended).toEqual([]);
});

it('ends one that never says what it has spent', async () => {
  const ended: number[] = [];
  limitTime({ spentMs: () => new Promise<number>(() => undefined) }, 100, () => ended.push(1));
  await vi.advanceTimersByTimeAsync(999);
  expect(ended).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toEqual([1]);
});
