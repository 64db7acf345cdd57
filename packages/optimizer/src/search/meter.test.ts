import { expect, test } from 'vitest';

import { Meter } from './meter.ts';

/** A clock that says the next of these times, and how often it was looked at. */
function clockOf(...times: readonly number[]) {
  let looks = 0;
  return { now: () => times[looks++] ?? NaN, looks: () => looks };
}

test('the effort is used up by the last unit of it', () => {
  const meter = new Meter(100, { seed: 1 });
  meter.spend(99);
  expect([meter.spent, meter.stoppedBy]).toEqual([99, undefined]);
  meter.spend(1);
  expect([meter.spent, meter.stoppedBy]).toEqual([100, 'effort']);
});

test('the clock is looked at as the search begins, and then every 16,384 units', () => {
  const { now, looks } = clockOf(0, 0, 1, 2, 3);
  const meter = new Meter(Infinity, { seed: 1, now, deadlineMs: 1e9 });
  meter.spend(1);
  expect(looks()).toBe(2);
  meter.spend(16_383);
  expect(looks()).toBe(2);
  meter.spend(1);
  expect(looks()).toBe(3);
  meter.spend(16_384);
  expect([looks(), meter.stoppedBy]).toEqual([4, undefined]);
});

test('the deadline is over at its instant, counted from when the search began', () => {
  const meter = new Meter(Infinity, { seed: 1, now: clockOf(1_000, 1_019, 1_020).now, deadlineMs: 20 });
  meter.spend(1);
  expect(meter.stoppedBy).toBeUndefined();
  meter.spend(16_384);
  expect(meter.stoppedBy).toBe('deadline');
});

test('without a deadline a clock stops nothing, and what has stopped it stays', () => {
  const stop = new AbortController();
  const meter = new Meter(16_385, { seed: 1, now: () => 1e12, signal: stop.signal });
  meter.spend(1);
  expect(meter.stoppedBy).toBeUndefined();
  stop.abort();
  meter.spend(16_384);
  meter.spend(16_384);
  expect(meter.stoppedBy).toBe('signal');
});
