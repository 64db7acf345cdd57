import { describe, expect, it } from 'vitest';

import { CircuitBreaker } from './circuit-breaker.ts';

/** Opens after two faults in a row, for a second. */
function openedAt(now: number): CircuitBreaker {
  const breaker = new CircuitBreaker({ faults: 2, coolDownMs: 1000 });
  breaker.leave('fault', false, now);
  breaker.leave('fault', false, now);
  return breaker;
}

const ADMITTED = { admitted: true, trial: false };
const TRIAL = { admitted: true, trial: true };
const refused = (waitMs: number) => ({ admitted: false, waitMs });

describe('a breaker that is closed', () => {
  it('lets calls through, and opens at the last fault in a row that it bears', () => {
    const breaker = new CircuitBreaker({ faults: 2, coolDownMs: 1000 });
    expect(breaker.enter(0)).toEqual(ADMITTED);
    expect(breaker.leave('fault', false, 0)).toBeUndefined();
    expect(breaker.enter(1)).toEqual(ADMITTED);
    expect(breaker.leave('fault', false, 1)).toBe('breaker-opened');
    expect(breaker.enter(1)).toEqual(refused(1000));
  });

  it('counts faults in a row: what is sound begins anew, what shows nothing counts for nothing', () => {
    const breaker = new CircuitBreaker({ faults: 2, coolDownMs: 1000 });
    breaker.leave('fault', false, 0);
    expect(breaker.leave('sound', false, 0)).toBeUndefined();
    expect(breaker.leave('fault', false, 0)).toBeUndefined();
    expect(breaker.leave('unknown', false, 0)).toBeUndefined();
    expect(breaker.leave('fault', false, 0)).toBe('breaker-opened');
  });
});

describe('a breaker that is open', () => {
  it('says how long it will be, and lets one call through when that is over', () => {
    const breaker = openedAt(0);
    expect(breaker.enter(400)).toEqual(refused(600));
    expect(breaker.enter(999)).toEqual(refused(1));
    expect(breaker.enter(1000)).toEqual(TRIAL);
  });

  it('lets no second call through beside the one on trial', () => {
    const breaker = openedAt(0);
    expect([breaker.enter(1000), breaker.enter(1000), breaker.enter(5000)]).toEqual([
      TRIAL,
      refused(1000),
      refused(1000),
    ]);
  });

  it('closes when the trial shows that the tool is sound', () => {
    const breaker = openedAt(0);
    breaker.enter(1000);
    expect(breaker.leave('sound', true, 1100)).toBe('breaker-closed');
    expect([breaker.enter(1100), breaker.enter(1100)]).toEqual([ADMITTED, ADMITTED]);
    // It bears as many faults as before.
    expect(breaker.leave('fault', false, 1200)).toBeUndefined();
  });

  it('opens again at one more fault on trial, from that moment', () => {
    const breaker = openedAt(0);
    breaker.enter(1000);
    expect(breaker.leave('fault', true, 1300)).toBe('breaker-opened');
    expect(breaker.enter(2299)).toEqual(refused(1));
    expect(breaker.enter(2300)).toEqual(TRIAL);
  });

  it('tries again after a trial that showed nothing', () => {
    const breaker = openedAt(0);
    breaker.enter(1000);
    expect(breaker.leave('unknown', true, 1100)).toBeUndefined();
    expect(breaker.enter(1100)).toEqual(TRIAL);
  });

  it('is not held open longer by calls that began before', () => {
    const breaker = openedAt(0);
    expect(breaker.leave('fault', false, 900)).toBeUndefined();
    expect(breaker.enter(1000)).toEqual(TRIAL);
  });

  it('closes when a call that began before turns out to be sound', () => {
    const breaker = openedAt(0);
    expect(breaker.leave('sound', false, 100)).toBe('breaker-closed');
    expect(breaker.enter(100)).toEqual(ADMITTED);
  });
});
