import { describe, expect, it } from 'vitest';

import { minute } from './clock.ts';
import { typicalCrowd } from './crowd.ts';

describe('typical crowd', () => {
  it('follows the hours of the day', () => {
    const at = (time: number) => typicalCrowd('temple', minute(time), false);
    expect([539, 540, 659, 660, 899, 900, 1019, 1020].map((time) => Math.round(at(time) * 1000))).toEqual([
      220, 440, 440, 633, 633, 550, 550, 330,
    ]);
  });

  it('is a fifth more on busy days, and never over full', () => {
    expect(typicalCrowd('park', minute(950), true)).toBeCloseTo(0.35 * 1.2);
    expect(typicalCrowd('market', minute(700), true)).toBeLessThanOrEqual(1);
  });
});
