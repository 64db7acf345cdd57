import { describe, expect, it } from 'vitest';

import { OneATurn } from './one-a-turn.ts';

describe('work that is begun one piece a turn', () => {
  it('lets others in between two pieces, and waits for none', async () => {
    const order: string[] = [];
    const readings = new OneATurn();
    const never = new Promise<never>(() => undefined);
    void readings.do(() => {
      order.push('first');
      setTimeout(() => order.push('other'));
      const until = performance.now() + 5;
      while (performance.now() < until);
      return never;
    });
    const second = readings.do(async () => order.push('second'));
    const third = readings.do(async () => order.push('third'));
    await Promise.all([second, third]);
    expect(order.filter((one) => one !== 'other')).toEqual(['first', 'second', 'third']);
    expect(order.indexOf('other')).toBeLessThan(order.indexOf('third'));
  });

  it('goes on after a piece that fails', async () => {
    const readings = new OneATurn();
    await expect(readings.do(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await readings.do(async () => 1)).toBe(1);
  });
});
