import { describe, expect, it } from 'vitest';

import { diffPolicies, dryRun, parsePolicy, type PolicyCheck } from './index.ts';

function policyOf(limit: number, ask: string) {
  return parsePolicy(`
policy: till-${limit}
facts: { params: { amount: number } }
tools: { pay: { writes: true }, look: { writes: false } }
rules:
  - { id: ${ask}, tools: [pay], effect: escalate, when: { params.amount: { gt: ${limit} } }, reason: Ask. }
  - { id: pay, tools: [pay], effect: allow, when: { params.amount: { gt: 0 } }, reason: Fine. }
`);
}

const checks: PolicyCheck[] = [
  ...[0, 10, 20, 30, 40].map((amount) => ({ tool: 'pay', params: { amount } })),
  { tool: 'pay', params: {} },
  { tool: 'look', params: {} },
];

describe('dryRun', () => {
  it('counts what a policy would have decided, by effect, rule and missing fact', () => {
    const run = dryRun(policyOf(25, 'ask'), checks);
    expect(run.decisions.map(({ effect }) => effect)).toEqual([
      'deny',
      'allow',
      'allow',
      'escalate',
      'escalate',
      'escalate',
      'allow',
    ]);
    expect(run.byEffect).toEqual({ allow: 3, deny: 1, escalate: 3 });
    expect(run.byUnknown).toEqual([{ fact: 'params.amount', count: 1 }]);
    expect(run.text).toBe(`Policy till-25, 7 checks: 3 allowed, 1 denied, 3 escalated.
     4  pay
     3  ask
     1  default-allow
     1  default-deny
Facts that were missing:
     1  params.amount`);
  });

  it('has nothing to say of nothing', () => {
    expect(dryRun(policyOf(25, 'ask'), []).text).toBe('Policy till-25, 0 checks: 0 allowed, 0 denied, 0 escalated.');
  });
});

describe('diffPolicies', () => {
  it('shows which decisions change, and by which rules', () => {
    const diff = diffPolicies(policyOf(25, 'ask'), policyOf(15, 'ask'), checks);
    expect(diff.changes.map(({ index, before, after }) => [index, before.effect, after.effect])).toEqual([
      [2, 'allow', 'escalate'],
    ]);
    expect(diff.byRule).toEqual([{ rule: 'ask', starts: 1, stops: 0 }]);
    expect(diff.text).toBe(`1 of 7 decisions change.
allow → escalate: 1
  #2 pay: pay → ask, pay
By rule:
  ask: starts to fire 1, stops 0`);
  });

  it('counts other rules with the same effect as no change', () => {
    const diff = diffPolicies(policyOf(25, 'ask'), policyOf(25, 'ask-a-person'), checks);
    expect(diff.text).toBe('0 of 7 decisions change.');
  });

  it('shows a few of many', () => {
    const many = Array.from({ length: 8 }, () => ({ tool: 'pay', params: { amount: 20 } }));
    const { text } = diffPolicies(policyOf(15, 'ask'), policyOf(25, 'ask'), many);
    expect(text.split('\n').filter((line) => line.startsWith('  #'))).toHaveLength(5);
    expect(text).toContain('  … and 3 more\n');
    expect(text).toContain('ask: starts to fire 0, stops 8');
  });
});
