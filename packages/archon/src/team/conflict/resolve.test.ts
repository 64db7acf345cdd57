import { describe, expect, it } from 'vitest';

import { type Claim, isConflict, strategies } from './resolve.ts';

function claims(...values: readonly unknown[]): readonly Claim[] {
  return values.map((value, at) => ({ agentId: `agent-${at + 1}`, value }));
}

describe('a conflict', () => {
  it.each([
    // 5 % of the larger number is still the same.
    [95, 100, false],
    [100, 95, false],
    [94.9, 100, true],
    [-95, -100, false],
    [-100, 100, true],
    [0, 0, false],
    [0, 0.001, true],
    ['Mount  Fuji ', 'mount fuji', false],
    ['Fuji', 'Fujisan', true],
    ['12', 12, true],
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, false],
    [[1, 2], [2, 1], true],
  ])('of %j and %j: %j', (one, other, expected) => {
    expect(isConflict(claims(one, other))).toBe(expected);
  });

  it('takes two sides', () => {
    expect([isConflict([]), isConflict(claims('yes'))]).toEqual([false, false]);
  });
});

describe('strategies, at their limits', () => {
  it('majority takes more than half', async () => {
    expect(await strategies.majority()('?', claims('a', 'b'))).toBeUndefined();
    expect(await strategies.majority()('?', claims('a', 'b', 'b', 'c'))).toBeUndefined();
    expect(await strategies.majority()('?', claims('a', 'b', 'b'))).toEqual({
      value: 'b',
      by: 'majority',
      agreed: ['agent-2', 'agent-3'],
      dissent: ['agent-1'],
    });
  });

  it('confidence that is not told counts 0.5', async () => {
    const against = (confidence: number): readonly Claim[] => [
      { agentId: 'a', value: 'yes', confidence },
      { agentId: 'b', value: 'no' },
    ];
    const decide = strategies.confidence();
    expect((await decide('?', against(0.51)))?.value).toBe('yes');
    expect((await decide('?', against(0.49)))?.value).toBe('no');
    expect(await decide('?', against(0.5))).toBeUndefined();
  });

  it('authority that is not told counts 0, and the highest of a side counts for all of it', async () => {
    const decide = strategies.authority();
    const ranks = (...ranks: readonly (number | undefined)[]): readonly Claim[] =>
      ranks.map((authority, at) => ({ agentId: String(at), value: at === 0 ? 'yes' : 'no', authority }));
    expect((await decide('?', ranks(1, undefined)))?.value).toBe('yes');
    expect((await decide('?', ranks(-1, undefined)))?.value).toBe('no');
    expect(await decide('?', ranks(0, undefined))).toBeUndefined();
    // Three of rank 1 are no more than one of rank 2; one of rank 3 beside them is.
    expect((await decide('?', ranks(2, 1, 1, 1)))?.value).toBe('yes');
    expect((await decide('?', ranks(2, 1, 3)))?.value).toBe('no');
  });

  it('no claims are settled by nobody', async () => {
    for (const decide of [strategies.majority(), strategies.confidence(), strategies.authority()])
      expect(await decide('?', [])).toBeUndefined();
  });

  it('one claim stands, whoever is asked', async () => {
    for (const decide of [strategies.majority(), strategies.confidence(), strategies.authority()])
      expect(await decide('?', claims(7))).toMatchObject({ value: 7, agreed: ['agent-1'], dissent: [] });
  });

  it('a person who agrees with somebody agrees within 5 %', async () => {
    expect(await strategies.person(async () => 97)('?', claims(100, 50))).toEqual({
      value: 97,
      by: 'person',
      agreed: ['agent-1'],
      dissent: ['agent-2'],
    });
  });

  it('in turn, nobody decides when none of them can', async () => {
    expect(await strategies.inTurn(strategies.majority(), strategies.confidence())('?', claims(1, 2))).toBeUndefined();
  });
});
