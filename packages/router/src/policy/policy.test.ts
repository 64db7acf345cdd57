import { describe, expect, it } from 'vitest';

import { NullPolicy, parsePolicy, type PolicyEngine, ShadowedPolicy } from './index.ts';

/** A policy whose rules all speak of `pay`, which writes, and `look`, which reads. */
function policyOf(rules: string) {
  return parsePolicy(`
policy: till
facts: { params: { amount: number, to: string }, customer: { vip: boolean } }
tools: { pay: { writes: true }, look: { writes: false }, pay_later: { writes: true, otherwise: Not today. } }
rules:
${rules}`);
}

const rule = (id: string, effect: string, rest: string): string =>
  `  - { id: ${id}, tools: [pay, look], effect: ${effect}, reason: ${id}., ${rest} }`;
const BIG = 'when: { params.amount: { gt: 100 } }';
const EXCEPT_VIP = `${BIG}, unless: { customer.vip: { eq: true } }`;

describe('precedence', () => {
  const policy = policyOf(
    [rule('yes', 'allow', BIG), rule('ask', 'escalate', BIG), rule('no', 'deny', BIG), rule('never', 'deny', BIG)].join(
      '\n',
    ),
  );

  it('hears those that deny first, then those that escalate, then those that allow', () => {
    const decision = policy.decide({ tool: 'pay', params: { amount: 101 } });
    expect(decision.effect).toBe('deny');
    expect(decision.rules.map(({ id }) => id)).toEqual(['no', 'never', 'ask', 'yes']);
    expect(decision.violations.map(({ id }) => id)).toEqual(['no', 'never', 'ask']);
    expect(decision.reasons).toEqual(['no.', 'never.']);
  });

  it('lets nothing that escalates through', () => {
    const asked = policyOf([rule('yes', 'allow', BIG), rule('ask', 'escalate', BIG)].join('\n'));
    expect(asked.decide({ tool: 'pay', params: { amount: 101 } })).toMatchObject({
      effect: 'escalate',
      allowed: false,
      requires_escalation: true,
      reasons: ['ask.'],
    });
  });
});

describe('unless', () => {
  const policy = policyOf([rule('yes', 'allow', BIG), rule('no', 'deny', EXCEPT_VIP)].join('\n'));

  it.each([
    [{ amount: 101 }, { vip: true }, 'allow', undefined],
    [{ amount: 101 }, { vip: false }, 'deny', undefined],
    [{ amount: 101 }, {}, 'deny', ['customer.vip']],
    [{}, { vip: true }, 'deny', undefined],
    [{}, {}, 'deny', ['customer.vip', 'params.amount']],
  ])('with %j and %j: %s', (params, customer, effect, unknown) => {
    const decision = policy.decide({ tool: 'pay', params, customer });
    expect(decision.effect).toBe(effect);
    expect(decision.rules.find(({ id }) => id === 'no')?.unknown).toEqual(unknown);
  });

  it('is an exception to its own rule and no other', () => {
    const two = policyOf([rule('no', 'deny', EXCEPT_VIP), rule('never', 'deny', BIG)].join('\n'));
    const decision = two.decide({ tool: 'pay', params: { amount: 101 }, customer: { vip: true } });
    expect(decision.rules.map(({ id }) => id)).toEqual(['never']);
  });
});

describe('when no rule fires', () => {
  const policy = policyOf(
    [rule('yes', 'allow', BIG), rule('no', 'deny', `when: { params.to: { eq: me } }`)].join('\n'),
  );
  const params = { amount: 5, to: 'you' };

  it('denies what writes and allows what reads', () => {
    expect(policy.decide({ tool: 'pay', params }).rules).toEqual([
      {
        id: 'default-deny',
        effect: 'deny',
        severity: 'medium',
        reason: 'It changes something, and no rule allows it.',
      },
    ]);
    expect(policy.decide({ tool: 'look', params }).rules).toEqual([
      {
        id: 'default-allow',
        effect: 'allow',
        severity: 'low',
        reason: 'It only reads, and no rule speaks against it.',
      },
    ]);
    expect(policy.decide({ tool: 'pay_later', params }).reasons).toEqual(['Not today.']);
  });

  it('says what was missing for a rule to allow it', () => {
    const { rules } = policy.decide({ tool: 'pay', params: { to: 'you' } });
    expect(rules).toMatchObject([{ id: 'default-deny', unknown: ['params.amount'] }]);
  });

  it('denies a tool that it does not know', () => {
    const decision = policy.decide({ tool: 'pay_all', params });
    expect(decision.allowed).toBe(false);
    expect(decision.reasons).toEqual(['The policy does not know the tool "pay_all".']);
  });

  it('fails closed on what is no context at all', () => {
    for (const nothing of [null, undefined, 7, 'text', []]) {
      const decision = policy.validate({ tool: 'pay', params: nothing }, { customer: nothing });
      expect(decision.rules.map(({ id, unknown }) => [id, unknown])).toEqual([['no', ['params.to']]]);
    }
  });
});

describe('tools of a rule', () => {
  it('are names, or patterns with stars', () => {
    const policy = parsePolicy(`
policy: stars
facts: {}
tools: { update_a: { writes: true }, update_b: { writes: true }, a_update: { writes: true }, up: { writes: true } }
rules:
  - { id: stars, tools: ['update_*', 'u*p'], effect: allow, reason: Stars. }
  - { id: end, tools: ['*_update'], effect: escalate, reason: The end. }
`);
    const effects = policy.tools.map((tool) => [tool, policy.decide({ tool, params: {} }).effect]);
    expect(effects).toEqual([
      ['update_a', 'allow'],
      ['update_b', 'allow'],
      ['a_update', 'escalate'],
      ['up', 'allow'],
    ]);
    expect([policy.writes('up'), policy.writes('down')]).toEqual([true, undefined]);
  });
});

describe('validate', () => {
  it('does not let the context speak for the call', () => {
    const policy = policyOf(rule('yes', 'allow', BIG));
    const context = { tool: 'look', params: { amount: 500 } };
    expect(policy.validate({ tool: 'pay', params: { amount: 5 } }, context).rules).toMatchObject([
      { id: 'default-deny' },
    ]);
  });
});

describe('ShadowedPolicy', () => {
  const active = policyOf(rule('yes', 'allow', BIG));
  const call = { tool: 'pay', params: { amount: 101 } };

  it('decides by the first and records the second', () => {
    const shadowed = new ShadowedPolicy(active, policyOf(rule('no', 'deny', BIG)));
    const decision = shadowed.validate(call, {});
    expect(decision).toMatchObject({ allowed: true, shadow: { allowed: false, rules: [{ id: 'no' }] } });
    expect(shadowed.writes('look')).toBe(false);
  });

  it('survives a second one that throws', () => {
    const broken: PolicyEngine = {
      validate() {
        throw new Error('no fuel');
      },
    };
    expect(new ShadowedPolicy(active, broken).validate(call, {})).toEqual({
      ...active.validate(call, {}),
      shadowError: 'Error: no fuel',
    });
  });
});

describe('NullPolicy', () => {
  it('allows everything, and leaves that in the record', () => {
    const decision = new NullPolicy().validate();
    expect(decision.allowed).toBe(true);
    expect(decision.rules).toMatchObject([{ id: 'null-policy' }]);
  });
});
