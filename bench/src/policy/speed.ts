import { parsePolicy, type PolicyCheck } from '@wayfarer/router';

const RULES = 50;
const CHECKS = 200;
/** Rounds of so many evaluations each; the middle one counts. */
const ROUNDS = 7;
const EVALUATIONS = 40_000;

/** Evaluations in a second of CPU time of one thread, by {@link generatePolicy}; whole thousands. */
export function measureSpeed(): number {
  const policy = parsePolicy(generatePolicy());
  const checks = Array.from({ length: CHECKS }, (_, index) => generateCheck(index));
  const rates = Array.from({ length: ROUNDS }, () => {
    const begin = process.threadCpuUsage();
    for (let done = 0; done < EVALUATIONS; done += checks.length) for (const check of checks) policy.decide(check);
    const { user, system } = process.threadCpuUsage(begin);
    return EVALUATIONS / ((user + system) / 1e6);
  });
  return Math.round((rates.sort((left, right) => left - right)[Math.floor(ROUNDS / 2)] ?? 0) / 1000) * 1000;
}

/** Fifty rules for one tool, ten of each of five forms; about twelve fire on a check, which is more than people let happen. */
function generatePolicy(): string {
  const rules = Array.from({ length: RULES }, (_, index) => ({
    id: `rule-${index}`,
    tools: ['refund'],
    reason: `Rule ${index}.`,
    ...form(index),
  }));
  return JSON.stringify({
    policy: 'fifty-rules',
    utc_offset: 'Z',
    facts: {
      params: { order_id: 'string', amount: 'number', reason: 'string' },
      customer: { tier: 'string', country: 'string', blocked: 'boolean' },
      data: { orders: { '*': { status: 'string', total: 'number', bought_at: 'time' } } },
      history: { refunds: [{ amount: 'number', reason: 'string' }] },
    },
    tools: { refund: { writes: true } },
    rules,
  });
}

function form(index: number): object {
  const step = Math.floor(index / 5);
  switch (index % 5) {
    case 0:
      return { effect: 'deny', when: { 'params.amount': { gt: 500 + step }, 'customer.tier': { ne: 'gold' } } };
    case 1:
      return { effect: 'deny', when: { 'data.orders[params.order_id].bought_at': { older_than_hours: 720 + step } } };
    case 2:
      return {
        effect: 'escalate',
        when: { any: [{ 'customer.country': { in: [`X${step}`, `Y${step}`] } }, { 'customer.blocked': { eq: true } }] },
        unless: { 'customer.tier': { eq: 'gold' } },
      };
    case 3:
      return { effect: 'deny', when: { 'history.refunds': { some: { 'item.amount': { gt: 900 + step } } } } };
    default:
      return {
        effect: 'allow',
        when: {
          all: [
            { 'params.amount': { lte: { path: 'data.orders[params.order_id].total' } } },
            { 'data.orders[params.order_id].status': { eq: 'delivered' } },
            { 'params.reason': { ne: `reason ${step}` } },
          ],
        },
      };
  }
}

function generateCheck(index: number): PolicyCheck {
  const bought = new Date(Date.UTC(2026, 0, 1 + (index % 60))).toISOString();
  return {
    tool: 'refund',
    params: { order_id: `o${index}`, amount: (index * 37) % 700, reason: `reason ${index % 12}` },
    customer: { tier: ['basic', 'silver', 'gold'][index % 3], country: 'FR', blocked: index % 20 === 0 },
    data: { orders: { [`o${index}`]: { status: 'delivered', total: 400, bought_at: bought } } },
    history: {
      refunds: [
        { amount: 20, reason: 'broken' },
        { amount: index, reason: 'late' },
      ],
    },
    now: '2026-02-20T12:00:00Z',
  };
}
