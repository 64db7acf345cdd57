import type { StoredEvent } from '@wayfarer/archon';
import { expect, it } from 'vitest';

import { parsePolicy } from '../policy/index.ts';
import { recordedChecks } from './recorded-checks.ts';

function stored(type: string, content: object): StoredEvent {
  const place = { runId: 's1', seq: 1, at: '2027-06-15T10:00:00.000Z', prevHash: '', hash: '' };
  return { type, version: 1, author: 'router', content, ...place };
}

const EVENTS = [
  stored('intent_classified', { intent_id: 'refund', params: { order_id: 'ORD-1', amount: 70 } }),
  stored('policy_check', { tool: 'refund', facts: { customer: { tier: 'vip' }, data: {}, history: {} } }),
  stored('intent_classified', { intent_id: 'refund', params: { amount: 20 } }),
  stored('policy_check', { tool: 'refund', facts: { customer: {}, data: {}, history: {} } }),
  stored('policy_check', { tool: 'refund' }),
];

it('finds each check with the parameters of its request', () => {
  expect(recordedChecks(EVENTS)).toEqual([
    {
      tool: 'refund',
      params: { order_id: 'ORD-1', amount: 70 },
      customer: { tier: 'vip' },
      data: {},
      history: {},
      now: '2027-06-15T10:00:00.000Z',
    },
    { tool: 'refund', params: { amount: 20 }, customer: {}, data: {}, history: {}, now: '2027-06-15T10:00:00.000Z' },
  ]);
});

it('lets another policy decide them again', () => {
  const policy = parsePolicy(`
policy: strict
facts: { params: { amount: number }, customer: { tier: string } }
tools: { refund: { writes: true } }
rules:
  - { id: small, tools: [refund], effect: allow, when: { params.amount: { lte: 50 } }, reason: It is small. }
`);
  expect(recordedChecks(EVENTS).map((each) => policy.decide(each).effect)).toEqual(['deny', 'allow']);
});
