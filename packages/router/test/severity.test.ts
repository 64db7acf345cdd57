import { expect, it } from 'vitest';

import { parsePolicy } from '../src/index.ts';
import { openShop } from './shop.ts';

const POLICY = `
policy: strict
facts:
  params: { amount: number }
tools:
  order_status: { writes: false }
  refund: { writes: true }
  create_ticket: { writes: true }
rules:
  - id: never
    tools: [refund]
    effect: deny
    severity: high
    reason: No refunds.
    when: { params.amount: { gt: 0 } }
  - id: look-first
    tools: [refund]
    effect: escalate
    severity: low
    reason: Somebody should look.
    when: { params.amount: { gt: 0 } }
`;

it('is kept in the log for each rule that fired', async () => {
  const shop = openShop({ policy: parsePolicy(POLICY) });
  await shop.say('refund ORD-7, $5');
  await shop.say('where is ORD-7?');
  const checks = (await shop.log.read('s1')).filter(({ type }) => type === 'policy_check');
  expect(checks.map(({ content }) => content)).toMatchObject([
    { allowed: false, rules: ['never', 'look-first'], severities: ['high', 'low'] },
    { allowed: true, severities: ['low'] },
  ]);
});

it('is none where the policy could not be asked', async () => {
  const validate = (): never => {
    throw new Error('down');
  };
  const shop = openShop({ policy: { validate } });
  await shop.say('where is ORD-7?');
  const check = (await shop.log.read('s1')).find(({ type }) => type === 'policy_check');
  expect(check?.content).toMatchObject({ error_code: 'policy-unavailable', rules: [], severities: [] });
});
