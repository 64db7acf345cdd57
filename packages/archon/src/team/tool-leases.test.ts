import { beforeEach, describe, expect, it } from 'vitest';

import { FixedClock } from '../testing/index.ts';
import { InProcessContext, ToolLeases } from './index.ts';

let clock: FixedClock;
let shared: InProcessContext;
let leases: ToolLeases;
beforeEach(() => {
  clock = new FixedClock('2027-01-01T00:00:00Z');
  shared = new InProcessContext();
  leases = new ToolLeases(shared, clock);
});

describe('a lease of a tool', () => {
  it('ends at its instant: a millisecond before nobody else gets it, then anybody does', async () => {
    await leases.acquire('printer', 'a', 1_000);
    clock.advance(999);
    expect(await leases.acquire('printer', 'b', 1_000)).toBeUndefined();
    clock.advance(1);
    expect(await leases.acquire('printer', 'b', 1_000)).toEqual({
      tool: 'printer',
      holder: 'b',
      until: '2027-01-01T00:00:02.000Z',
      fence: 2,
    });
  });

  it('keeps its fence while it is renewed in time, and gets the next one when it was over', async () => {
    const fences: (number | undefined)[] = [];
    for (const waitMs of [0, 999, 1_000]) {
      clock.advance(waitMs);
      fences.push((await leases.acquire('printer', 'a', 1_000))?.fence);
    }
    expect(fences).toEqual([1, 1, 2]);
  });

  it('is of one tool only', async () => {
    await leases.acquire('printer', 'a', 1_000);
    expect(await leases.acquire('scanner', 'b', 1_000)).toMatchObject({ holder: 'b', fence: 1 });
  });

  it('that was given back is over at once, and cannot be given back under a fence that is past', async () => {
    const lease = await leases.acquire('printer', 'a', 60_000);
    if (!lease) throw new Error('Nobody had it.');
    expect(await leases.release(lease)).toBe(true);
    expect(await leases.acquire('printer', 'b', 1_000)).toMatchObject({ holder: 'b', fence: 2 });
    expect(await leases.release(lease)).toBe(false);
    expect(await leases.release({ ...lease, tool: 'scanner' })).toBe(false);
  });

  it('goes to one of two who ask at the same time', async () => {
    const both = await Promise.all([leases.acquire('printer', 'a', 1_000), leases.acquire('printer', 'b', 1_000)]);
    expect(both.map((lease) => lease?.holder)).toEqual(['a', undefined]);
  });

  it('lasts a millisecond at least, and what fails otherwise than by a conflict is told', async () => {
    expect(await leases.acquire('printer', 'a', 1)).toMatchObject({ until: '2027-01-01T00:00:00.001Z' });
    await expect(leases.acquire('printer', 'a', 0.5)).rejects.toThrow(/from 1 on as `durationMs`, got 0.5/);
    shared.set = async () => {
      throw new Error('The store is away.');
    };
    await expect(leases.acquire('printer', 'a', 1)).rejects.toThrow('The store is away.');
  });
});
