import { expect, it } from 'vitest';

import { fitFusionWeight, fuseLogits, type HeldOutLogits } from './late-fusion.ts';

/** Of three intents, the network favours `network` and the discriminant `second`; the first is the true one. */
function heldOut(network: number, second: number): HeldOutLogits {
  const favouring = (intent: number) => Float32Array.from([0, 1, 2], (each) => (each === intent ? 1 : 0));
  return { logits: favouring(network), scores: favouring(second), intent: 0 };
}

it('weighs the discriminant by how much it helps', () => {
  const right = Array.from({ length: 20 }, () => heldOut(0, 0));
  const misled = Array.from({ length: 10 }, () => heldOut(0, 1));
  const helped = Array.from({ length: 10 }, () => heldOut(1, 0));
  expect(fitFusionWeight([...right, ...misled])).toBe(0);
  expect(fitFusionWeight([...right, ...helped])).toBeGreaterThan(1);
  expect(fitFusionWeight([])).toBe(1);
});

it('leaves the logits of a text that has no vector as they are', () => {
  const logits = Float32Array.of(1, 2);
  const [fused] = fuseLogits([{ logits, intent: 0 }], 5);
  expect(fused).toEqual({ logits, intent: 0 });
  const [both] = fuseLogits([{ logits, scores: Float32Array.of(3, -3), intent: 0 }], 2);
  expect(both?.logits).toEqual(Float32Array.of(7, -4));
});
