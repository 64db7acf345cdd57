import { expect, it } from 'vitest';

import { FixedRuntime } from './fixed-runtime.ts';

it('leaves nothing to chance, and waits without taking time', async () => {
  const [one, other] = [new FixedRuntime('2027-04-03T09:00:00Z'), new FixedRuntime()];
  expect([one.random(), one.random()]).toEqual([other.random(), other.random()]);
  expect(one.random()).toBeLessThan(1);
  await one.sleep(1500);
  expect(one.waits).toEqual([1500]);
  expect(one.clock.now().toISOString()).toBe('2027-04-03T09:00:01.500Z');
  await expect(one.sleep(1, AbortSignal.abort(new Error('Never mind.')))).rejects.toThrow('Never mind.');
});
