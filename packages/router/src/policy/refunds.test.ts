import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { parsePolicy, type PolicyCheck } from './index.ts';

const [, yaml = ''] = /```yaml\n([^]*?)```/.exec(readFileSync(join(import.meta.dirname, 'README.md'), 'utf8')) ?? [];
const policy = parsePolicy(yaml, { file: 'README.md' });

interface Refund {
  readonly amount?: number;
  readonly days?: number;
  readonly tier?: string;
  readonly recent?: number;
}

const NOW = Date.UTC(2026, 4, 15, 12);
const daysAgo = (days: number): string => new Date(NOW - days * 86_400_000).toISOString();

function refund({ amount = 20, days = 3, tier = 'basic', recent = 0 }: Refund): PolicyCheck {
  return {
    tool: 'refund',
    params: { order_id: 'A1', amount },
    customer: { tier },
    data: { orders: { A1: { total: 800, bought_at: daysAgo(days) } } },
    history: { refunds: Array.from({ length: recent }, () => ({ amount: 5, at: daysAgo(2) })) },
    now: NOW,
  };
}

describe('the policy for refunds', () => {
  it.each([
    ['approves up to $50 by itself', { amount: 50 }, 'allow', ['small-amount']],
    ['asks a person above $50', { amount: 50.01 }, 'escalate', ['large-amount', 'small-amount']],
    ['refuses more than $500', { amount: 500.01 }, 'deny', ['amount-too-large', 'large-amount']],
    ['refuses 30 days after the purchase', { days: 30.01 }, 'deny', ['bought-too-long-ago', 'small-amount']],
    ['still approves on the thirtieth day', { days: 30 }, 'allow', ['small-amount']],
    ['makes exceptions for its best customers', { amount: 500, days: 90, tier: 'vip' }, 'allow', ['small-amount']],
    ['but not beyond what nobody gets', { amount: 501, tier: 'vip' }, 'deny', ['amount-too-large']],
    ['asks a person about the fourth refund in a month', { recent: 3 }, 'escalate', ['large-amount', 'small-amount']],
  ] satisfies [string, Refund, string, string[]][])('%s', (_, asked, effect, rules) => {
    const decision = policy.decide(refund(asked));
    expect([decision.effect, decision.rules.map(({ id }) => id)]).toEqual([effect, rules]);
  });

  it('says why, in words for the customer and keys for the log', () => {
    expect(policy.decide(refund({ amount: 700 }))).toEqual({
      effect: 'deny',
      allowed: false,
      requires_escalation: false,
      rules: [
        {
          id: 'amount-too-large',
          effect: 'deny',
          severity: 'high',
          reason: 'Refunds of more than $500 are not possible here.',
        },
        { id: 'large-amount', effect: 'escalate', severity: 'medium', reason: 'A person will look at this refund.' },
      ],
      violations: [
        expect.objectContaining({ id: 'amount-too-large' }),
        expect.objectContaining({ id: 'large-amount' }),
      ],
      reasons: ['Refunds of more than $500 are not possible here.'],
    });
  });

  it('refuses an order that it does not know, and names what it lacks', () => {
    const check = { ...refund({}), data: { orders: {} } };
    const { effect, rules } = policy.decide(check);
    expect(effect).toBe('deny');
    expect(rules.map(({ id, unknown }) => [id, unknown])).toEqual([
      ['bought-too-long-ago', ['data.orders[params.order_id].bought_at']],
      ['more-than-was-paid', ['data.orders[params.order_id].total']],
      ['small-amount', undefined],
    ]);
  });

  it('lets a tool that only reads through', () => {
    const decision = policy.decide({ tool: 'order_status', params: {} });
    expect(decision).toMatchObject({ effect: 'allow', rules: [{ id: 'default-allow' }], violations: [] });
  });
});
