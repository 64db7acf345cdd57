import {
  defineTool,
  type EventLog,
  MemoryEventLog,
  ToolExecutionEngine,
  ToolRegistry,
  ToolResult,
} from '@wayfarer/archon';
import { FixedRuntime } from '@wayfarer/archon/testing';

import {
  type AgentResponse,
  AgentRouter,
  type AgentRouterOptions,
  type IntentClassifier,
  parseIntents,
  parsePolicy,
  toolExecutor,
} from '../src/index.ts';

const INTENTS = String.raw`
version: 1
tiers: [basic, gold]
intents:
  - id: order_status
    description: Where an order is
    examples: [where is my order]
    tool: order_status
    model: ollama:small
    repeatable: true
    required_params: [order_id]
    param_mapping:
      order_id: { type: text, pattern: '\bORD-\d+\b', ask: 'Which order is it?', reask: 'I need the number of the order, like ORD-1001.' }
    messages: { pre: 'I am looking for {order_id}.', post: 'Here it is: {summary}' }
  - id: refund
    description: Money back for an order
    examples: [refund my order]
    tool: refund
    required_params: [order_id, amount]
    param_mapping:
      order_id: { type: text, pattern: '\bORD-\d+\b', ask: 'Which order is it about?' }
      amount: { type: money, pattern: '\$\s?\d+(?:\.\d+)?', ask: 'How much is it?', validate: { min: 1 } }
    messages: { pre: 'One moment.' }
  - id: create_ticket
    description: Writes a note for the back office
    examples: [open a ticket]
    tool: create_ticket
    required_params: [email, subject]
    param_mapping:
      email: { type: email, ask: 'At which address can we write to you?' }
      subject: { type: text, ask: 'What is it about?', whole: true }
    redaction: { params: [email] }
  - id: concierge
    description: A person of your own
    examples: [my own assistant]
    tool: create_ticket
    constraints: { min_tier: gold, channels: [chat] }
`;

const POLICY = `
policy: shop
facts:
  params: { order_id: string, amount: number, email: string, subject: string }
  customer: { id: string, vip: boolean }
tools:
  order_status: { writes: false }
  refund: { writes: true }
  create_ticket: { writes: true }
rules:
  - id: much-money
    tools: [refund]
    effect: deny
    when: { params.amount: { gt: 500 } }
    unless: { customer.vip: { eq: true } }
    reason: Refunds of more than $500 are not made here.
  - id: some-money
    tools: [refund]
    effect: escalate
    when: { params.amount: { gt: 50 } }
    reason: Refunds of more than $50 need approval.
  - id: little-money
    tools: [refund]
    effect: allow
    when: { params.amount: { lte: 50 } }
    reason: Small refunds are made at once.
  - id: tickets
    tools: [create_ticket]
    effect: allow
    when: { params.subject: { exists: true } }
    reason: Anybody may write.
`;

/** Reads one word: what the tests are about is not how well sentences are told apart. */
const byWord: IntentClassifier = {
  classify({ text, eligible }) {
    const words: Readonly<Record<string, RegExp>> = {
      order_status: /where|status/i,
      refund: /refund|money back/i,
      create_ticket: /ticket/i,
      concierge: /assistant/i,
    };
    const intent = eligible.find((id) => words[id]?.test(text)) ?? null;
    return { intent, confidence: intent ? 0.9 : 0.1, candidates: [] };
  },
};

/** A shop with a router, and a record of what its tools did. */
export interface Shop {
  readonly router: AgentRouter;
  readonly log: EventLog;
  readonly runtime: FixedRuntime;
  /** `tool idempotencyKey arguments` of each call, in order. */
  readonly calls: string[];
  /** Says something in a session, with an id of its own. */
  say(text: string, sessionId?: string): Promise<AgentResponse>;
}

/** @param broken - Tools that fail. */
export function openShop(changes: Partial<AgentRouterOptions> = {}, broken: ReadonlySet<string> = new Set()): Shop {
  const runtime = new FixedRuntime('2026-11-22T10:00:00Z');
  const calls: string[] = [];
  const registry = parseIntents(INTENTS, { digest: runtime.digest });
  const log = changes.log ?? new MemoryEventLog(runtime);
  const tool = (name: string, answer: (args: Record<string, unknown>) => string) =>
    defineTool({
      name,
      description: name,
      parametersSchema: { type: 'object' },
      execute: (args: unknown, { idempotencyKey }) => {
        calls.push(`${name} ${idempotencyKey} ${JSON.stringify(args)}`);
        return broken.has(name)
          ? ToolResult.error('ECONNREFUSED 10.0.0.7', { publicMessage: 'Try again tomorrow.' })
          : answer(args as Record<string, unknown>);
      },
    });
  const tools = new ToolRegistry([
    tool('order_status', ({ order_id }) => `${String(order_id)} left on Monday.`),
    tool('refund', ({ amount, order_id }) => `$${String(amount)} for ${String(order_id)} is on its way.`),
    tool('create_ticket', ({ email }) => `We write to ${String(email)}.`),
  ]);
  const router = new AgentRouter({
    intents: () => registry,
    classifier: byWord,
    policy: parsePolicy(POLICY),
    executor: toolExecutor(new ToolExecutionEngine(tools, { runtime })),
    runtime,
    data: { factsFor: ({ customerId }) => ({ customer: { id: customerId, vip: false }, data: {}, history: {} }) },
    ...changes,
    log,
  });
  let said = 0;
  const say = (text: string, sessionId = 's1'): Promise<AgentResponse> =>
    router.handle({ id: `m${++said}`, text, customerId: 'c1', context: { sessionId } });
  return { router, log, runtime, calls, say };
}
