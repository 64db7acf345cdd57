import { describe, expect, it } from 'vitest';

import { type Progress, stopWhen } from './stop-when.ts';

const NOTHING = { inputTokens: 0, outputTokens: 0, costMicros: 0 };

/** A run that has come so far. */
function progress(over: Partial<Progress> = {}): Progress {
  return { steps: 0, elapsedMs: 0, spent: NOTHING, ahead: NOTHING, hasPrice: true, ...over };
}

describe('a run ends', () => {
  it('after so many steps', () => {
    const limit = stopWhen.afterSteps(3);
    expect([2, 3, 4].map((steps) => limit(progress({ steps })))).toEqual([undefined, 'max-steps', 'max-steps']);
  });

  it('after so many milliseconds', () => {
    const limit = stopWhen.afterMs(1000);
    expect([999, 1000].map((elapsedMs) => limit(progress({ elapsedMs })))).toEqual([undefined, 'deadline']);
  });

  it('before it uses more tokens than it may: all may be used', () => {
    const limit = stopWhen.overTokens(1000);
    const spent = { inputTokens: 400, outputTokens: 300, costMicros: 0 };
    const ahead = (outputTokens: number) => ({ inputTokens: 200, outputTokens, costMicros: 0 });
    expect(limit(progress({ spent, ahead: ahead(100) }))).toBeUndefined();
    expect(limit(progress({ spent, ahead: ahead(101) }))).toEqual({
      reason: 'tokens',
      because: 'the next step might use more tokens than it may: up to 301, and 700 of 1,000 are used',
    });
  });

  it('before it spends more money than it may: all may be spent', () => {
    // Half a cent is 5,000 millionths.
    const limit = stopWhen.overMoney(0.005);
    const spent = { ...NOTHING, costMicros: 4000 };
    const ahead = (costMicros: number) => ({ ...NOTHING, costMicros });
    expect(limit(progress({ spent, ahead: ahead(1000) }))).toBeUndefined();
    expect(limit(progress({ spent, ahead: ahead(1001) }))).toEqual({
      reason: 'money',
      because: 'the next step might cost more than it may: up to 0.001, and 0.004 of 0.005 is spent',
    });
    expect(() => limit(progress({ hasPrice: false }))).toThrow('needs a model with a price');
  });

  it('at the first of several limits', () => {
    const limit = stopWhen.anyOf(stopWhen.afterSteps(2), stopWhen.afterMs(10));
    expect(limit(progress({ steps: 1, elapsedMs: 9 }))).toBeUndefined();
    expect(limit(progress({ steps: 1, elapsedMs: 10 }))).toBe('deadline');
    expect(limit(progress({ steps: 2, elapsedMs: 10 }))).toBe('max-steps');
  });
});
