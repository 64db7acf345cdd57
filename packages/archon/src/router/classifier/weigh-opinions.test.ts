import { expect, it } from 'vitest';

import { fitWeight, joinOpinions, type Opinions } from './weigh-opinions.ts';

/** Of three intents, the network favours `network` and the second opinion `second`; the first is the true one. */
function opinions(network: number, second: number): Opinions {
  const favouring = (intent: number) => Float32Array.from([0, 1, 2], (each) => (each === intent ? 1 : 0));
  return { evidence: favouring(network), opinion: favouring(second), intent: 0 };
}

it('counts a second opinion by how much it helps', () => {
  const right = Array.from({ length: 20 }, () => opinions(0, 0));
  const misled = Array.from({ length: 10 }, () => opinions(0, 1));
  const helped = Array.from({ length: 10 }, () => opinions(1, 0));
  expect(fitWeight([...right, ...misled])).toBe(0);
  expect(fitWeight([...right, ...helped])).toBeGreaterThan(1);
  expect(fitWeight([])).toBe(1);
});

it('lets a text without a second opinion have its evidence as it is', () => {
  const evidence = Float32Array.of(1, 2);
  const [joined] = joinOpinions([{ evidence, intent: 0 }], 5);
  expect(joined).toEqual({ evidence, intent: 0 });
  const [both] = joinOpinions([{ evidence, opinion: Float32Array.of(3, -3), intent: 0 }], 2);
  expect(both?.evidence).toEqual(Float32Array.of(7, -4));
});
