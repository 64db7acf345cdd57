import { describe, expect, it } from 'vitest';

import { truthOf } from './truth-of.ts';

describe('a time', () => {
  it.each([
    ['2026-03-01T05:00:00Z', true],
    ['2026-03-01T00:00:00-05:00', true],
    ['2026-03-01 00:00:00-05:00', true],
    ['2026-03-01T00:00-05:00', true],
    ['2026-03-01T10:45:00.000000+05:45', true],
    ['2026-03-01T00:00:00', true],
    ['2026-03-01T00:00', true],
    ['2026-03-01', true],
    [Date.UTC(2026, 2, 1, 5), true],
    [new Date(Date.UTC(2026, 2, 1, 5)), true],
    ['2026-03-01T05:00:00.001Z', false],
    ['2026-03-01T05:00:01Z', false],
    ['2026-02-28T24:00:00', 'unknown'],
    ['2026-02-29', 'unknown'],
    ['2026-02-30T00:00:00Z', 'unknown'],
    ['2026-13-01', 'unknown'],
    ['2026-00-01', 'unknown'],
    ['2026-01-00', 'unknown'],
    ['2026-03-01T00:60:00Z', 'unknown'],
    ['2026-03-01T00:00:60Z', 'unknown'],
    ['2026-03-01T00:00:00+19:00', 'unknown'],
    ['2026-3-1', 'unknown'],
    ['March 1, 2026', 'unknown'],
    ['2026-03-01T00:00:00 ', 'unknown'],
    ['', 'unknown'],
    [NaN, 'unknown'],
    [new Date(NaN), 'unknown'],
    [true, 'unknown'],
  ])('%j of a clock five hours west is the first of March: %s', (t, truth) => {
    expect(truthOf({ t: { eq: '2026-03-01T05:00:00Z' } }, { t }, '-05:00')).toBe(truth);
  });

  it('knows leap years', () => {
    expect(truthOf({ t: { eq: '2028-02-29T00:00:00Z' } }, { t: '2028-02-29' }, 'Z')).toBe(true);
    expect(truthOf({ t: { lt: '2028-03-01' } }, { t: '2028-02-29T23:59:59.999' }, 'Z')).toBe(true);
  });

  it('that names no offset is unknown, unless the policy says whose clock it is', () => {
    expect(truthOf({ t: { gt: '2026-01-01T00:00:00Z' } }, { t: '2026-03-01T00:00:00' })).toBe('unknown');
    expect(truthOf({ t: { gt: '2026-01-01T00:00:00Z' } }, { t: '2026-03-01T00:00:00' }, '+09:00')).toBe(true);
  });

  it('is counted in hours that have passed, whatever clocks did meanwhile', () => {
    // In New York clocks went forward between these two: a day on the wall, 23 hours on the watch.
    const facts = { t: '2026-03-07T12:00:00-05:00', now: '2026-03-08T12:00:00-04:00' };
    expect(truthOf({ t: { older_than_hours: 22.99 } }, facts)).toBe(true);
    expect(truthOf({ t: { older_than_hours: 23 } }, facts)).toBe(false);
  });
});

describe('between_hours', () => {
  it.each([
    ['21:59:59', false],
    ['22:00:00', true],
    ['23:59:59', true],
    ['00:00:00', true],
    ['05:59:59', true],
    ['06:00:00', false],
    ['12:00:00', false],
  ])('22 to 6 at %s: %s', (time, truth) => {
    expect(truthOf({ now: { between_hours: [22, 6] } }, { now: `2026-05-15T${time}-05:00` }, '-05:00')).toBe(truth);
  });

  it.each([
    ['08:59:59', false],
    ['09:00:00', true],
    ['17:29:59', true],
    ['17:30:00', false],
  ])('9 to 17.5 at %s: %s', (time, truth) => {
    expect(truthOf({ now: { between_hours: [9, 17.5] } }, { now: `2026-05-15T${time}+05:30` }, '+05:30')).toBe(truth);
  });

  it("goes by the policy's clock, wherever the time was written", () => {
    const now = '2026-05-15T03:30:00Z';
    expect(truthOf({ now: { between_hours: [22, 24] } }, { now }, '-05:00')).toBe(true);
    expect(truthOf({ now: { between_hours: [12, 13] } }, { now }, '+09:00')).toBe(true);
    expect(truthOf({ now: { between_hours: [23, 4] } }, { now: -1 }, 'Z')).toBe(true);
    expect(truthOf({ now: { between_hours: [23, 4] } }, {}, 'Z')).toBe('unknown');
  });
});
