import { describe, expect, it } from 'vitest';

import { modelLines } from './model-words.ts';

const OFF = { model: null, small: null, state: 'off', failed: null, today: null, trip: null } as const;

describe('modelLines', () => {
  it('says nothing where no model is set', () => {
    expect(modelLines(OFF)).toEqual([]);
  });

  it('says which is asked, what it has cost, and what it may', () => {
    const spent = { calls: 2, tokens: 12_345, costMicros: 1_234_000 };
    expect(
      modelLines({
        ...OFF,
        model: 'openai:large',
        small: 'openai:small',
        state: 'resting',
        trip: { spent, budget: { tokens: 300_000, costMicros: null } },
        today: { spent: { ...spent, costMicros: 0 }, budget: { tokens: null, costMicros: null } },
      }),
    ).toEqual([
      'openai:large, for sentences openai:small',
      'It was out of reach and is left alone for a minute; rules answer.',
      'This trip: 12,345 of 300,000 tokens, $1.23',
      'All trips today: 12,345 tokens',
    ]);
  });
});
